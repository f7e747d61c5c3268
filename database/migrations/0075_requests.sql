-- Requests for bids on the brief of a project, and the status of each bid. What a bid consists of belongs to the quote builder.
create table requests (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  -- who asks; the people of the project see it as their own
  owner_id uuid not null references users on delete cascade,
  idempotency_key uuid not null,
  kind text not null check (kind in ('invited', 'open')),
  status text not null default 'draft' check (status in ('draft', 'open', 'closed', 'awarded', 'cancelled', 'expired')),
  title text not null check (btrim(title) <> ''),
  words text,
  -- of the project as it was when the request was sent, without anything that names its people
  brief jsonb not null default '{}',
  shows_budget boolean not null default true,
  -- where the work is, as far as outsiders know: a city's stored name and a district
  city text not null,
  district text,
  trades text[] not null default '{}',
  -- who fits an open one: each trade with the city and with its region, 'architect:Riyadh'
  fits text[] not null default '{}',
  -- nobody but their authors reads its bids before they are opened
  is_sealed boolean not null default true,
  deadline timestamptz not null,
  opened_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status in ('draft', 'cancelled') or sent_at is not null)
);
create unique index requests_once on requests (owner_id, idempotency_key);
create index requests_project on requests (project_id);
create index requests_owner on requests (owner_id, id desc);
create index requests_ending on requests (deadline) where status = 'open';
create index requests_fitting on requests using gin (fits) where status = 'open' and kind = 'open';

-- The brief as it was when the request was sent: every bid answers the same lines.
create table request_items (
  id uuid primary key,
  request_id uuid not null references requests on delete cascade,
  number integer not null,
  -- as the brief has it: what kind of room, and what its people call it
  room_kind text,
  room text,
  name text not null,
  quantity double precision,
  unit text,
  note text,
  unique (request_id, number)
);

create table request_files (
  request_id uuid not null references requests on delete cascade,
  file_id uuid not null references files on delete cascade,
  name text not null,
  position integer not null,
  primary key (request_id, file_id)
);
create index request_files_file on request_files (file_id);

create table request_invitations (
  id uuid primary key,
  request_id uuid not null references requests on delete cascade,
  user_id uuid references users on delete cascade,
  vendor_id uuid references vendors on delete cascade,
  seen_at timestamptz,
  declined_at timestamptz,
  created_at timestamptz not null default now(),
  check (num_nonnulls(user_id, vendor_id) = 1)
);
create unique index request_invitations_user on request_invitations (user_id, request_id) where user_id is not null;
create unique index request_invitations_vendor on request_invitations (vendor_id, request_id) where vendor_id is not null;
create index request_invitations_request on request_invitations (request_id);

-- Answered for all bidders at once; nobody but its author knows who asked.
create table request_questions (
  id uuid primary key,
  request_id uuid not null references requests on delete cascade,
  author_id uuid references users on delete set null,
  idempotency_key uuid not null,
  body text not null check (btrim(body) <> ''),
  answer text check (btrim(answer) <> ''),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  check ((answer is null) = (answered_at is null))
);
create index request_questions_request on request_questions (request_id, id);
create unique index request_questions_once on request_questions (author_id, idempotency_key) where author_id is not null;

-- In the name of a professional or of a vendor; neither is left of an account that was erased.
create table bids (
  id uuid primary key,
  request_id uuid not null references requests on delete cascade,
  bidder_id uuid references users on delete set null,
  vendor_id uuid references vendors on delete set null,
  status text not null default 'draft' check (status in ('draft', 'submitted', 'revised', 'shortlisted', 'accepted', 'declined', 'withdrawn')),
  -- of its last submitted revision: the number, halalas with VAT, until when it holds
  revision integer not null default 0,
  total bigint,
  valid_until date,
  submitted_at timestamptz,
  -- the owner asked for a renewed one after the request was closed
  renewal_asked_at timestamptz,
  -- the owner's name and telephone are theirs to read
  contact_released_at timestamptz,
  -- of the household, which alone reads it
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(bidder_id, vendor_id) <= 1),
  check (status in ('draft', 'withdrawn') or (submitted_at is not null and revision > 0 and total is not null))
);
create unique index bids_bidder on bids (bidder_id, request_id) where bidder_id is not null;
create unique index bids_vendor on bids (vendor_id, request_id) where vendor_id is not null;
create index bids_request on bids (request_id);
create unique index bids_accepted on bids (request_id) where status = 'accepted';
