-- What a professional or a vendor writes for a client: groups of lines with prices, stages of payment, validity.
create table quotations (
  id uuid primary key,
  author_id uuid references users on delete set null,
  -- in whose name; null: in the author's own
  vendor_id uuid references vendors on delete cascade,
  idempotency_key uuid not null,
  client_name text not null default '',
  -- lower case
  client_email text check (btrim(client_email) <> ''),
  -- of its mail and its document
  language text not null,
  -- of the newest revision, for lists
  title text not null default '',
  gross bigint not null default 0,
  -- the number of the last one that was sent; 0: none yet
  sent_number integer not null default 0,
  -- opens the client's page; the link is the right to read it
  link_key text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((sent_number > 0) = (link_key is not null))
);
create unique index quotations_once on quotations (author_id, idempotency_key) where author_id is not null;
create index quotations_own on quotations (author_id, updated_at desc, id desc);
create index quotations_vendor on quotations (vendor_id, updated_at desc, id desc) where vendor_id is not null;

create table quotation_revisions (
  id uuid primary key,
  quotation_id uuid not null references quotations on delete cascade,
  number integer not null check (number > 0),
  -- what the client may read
  content jsonb not null,
  -- costs and notes by line, for the author's side alone: apart from the content, so that no query for a client selects them by accident
  notes jsonb not null default '{}',
  -- halalas, of the included lines
  net bigint not null default 0,
  vat bigint not null default 0,
  gross bigint not null default 0,
  version integer not null default 1,
  saved_by uuid references users on delete set null,
  saved_at timestamptz not null default now(),
  -- frozen from then on; the day decides the rate of VAT
  sent_at timestamptz,
  priced_on date,
  valid_until date,
  unique (quotation_id, number),
  check (num_nonnulls(sent_at, priced_on, valid_until) in (0, 3))
);
create unique index quotation_revisions_draft on quotation_revisions (quotation_id) where sent_at is null;
create index quotation_revisions_saved_by on quotation_revisions (saved_by) where saved_by is not null;
create function quotation_revisions_frozen() returns trigger language plpgsql as $$
begin
  -- an erased account leaves what it saved without its name
  if to_jsonb(new) - 'saved_by' = to_jsonb(old) - 'saved_by' and new.saved_by is null then return new; end if;
  raise exception 'a sent revision is frozen';
end $$;
create trigger quotation_revisions_frozen before update on quotation_revisions for each row when (old.sent_at is not null) execute function quotation_revisions_frozen();

create table quotation_templates (
  id uuid primary key,
  author_id uuid references users on delete set null,
  vendor_id uuid references vendors on delete cascade,
  name text not null check (btrim(name) <> ''),
  content jsonb not null,
  notes jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index quotation_templates_own on quotation_templates (author_id, id desc);
create index quotation_templates_vendor on quotation_templates (vendor_id, id desc) where vendor_id is not null;

-- What its people usually charge.
create table own_prices (
  id uuid primary key,
  author_id uuid references users on delete set null,
  vendor_id uuid references vendors on delete cascade,
  text text not null check (btrim(text) <> ''),
  unit text not null,
  nature text not null check (nature in ('both', 'labor', 'material')),
  vat text not null check (vat in ('standard', 'zero', 'exempt')),
  unit_price bigint not null check (unit_price >= 0),
  -- for its people alone
  cost bigint check (cost >= 0),
  created_at timestamptz not null default now()
);
create index own_prices_own on own_prices (author_id, id desc);
create index own_prices_vendor on own_prices (vendor_id, id desc) where vendor_id is not null;
