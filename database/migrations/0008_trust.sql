-- Onboarding in steps, checks of professionals and vendors with their documents, and claims to vendors that were imported.

-- Where a person is in their onboarding. What they answered about themselves stands in their profile at once; `answers` keeps what has no place yet.
create table onboardings (
  user_id uuid primary key references users on delete cascade,
  role text not null check (role in ('professional', 'vendor')),
  -- the step to go on with
  step text not null,
  answers jsonb not null default '{}',
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- ---------------------------------------------------------------- checks
alter table profiles add column if not exists verification_status text not null default 'unverified';
alter table profiles add constraint profiles_verification_status check (verification_status in ('unverified', 'pending', 'verified', 'rejected'));

create table verification_requests (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('commercial_registration', 'unified_number', 'vat', 'licence', 'classification')),
  -- Latin digits and capital letters, as the rules of the kind have it
  number text not null,
  -- the authority of a licence; grade and field of a classification
  issued_by text,
  -- as the person read it from the document
  stated_until date,
  note text,
  status text not null default 'submitted' check (status in ('submitted', 'approved', 'rejected', 'withdrawn', 'expired', 'replaced')),
  reason text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  -- the last day on which an approved one counts
  valid_until date,
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'approved' or (valid_until is not null and decided_at is not null)),
  check (status <> 'rejected' or reason is not null)
);
-- one of a kind waits, one counts
create unique index verification_requests_waiting on verification_requests (user_id, kind) where status = 'submitted';
create unique index verification_requests_counting on verification_requests (user_id, kind) where status = 'approved';
create index verification_requests_user on verification_requests (user_id, created_at desc, id desc);
create index verification_requests_created on verification_requests (created_at desc, id desc);
create index verification_requests_status on verification_requests (status, created_at desc, id desc);
create index verification_requests_number on verification_requests (kind, number);
create index verification_requests_until on verification_requests (valid_until) where status = 'approved';
create index verification_requests_decider on verification_requests (decided_by) where decided_by is not null;

create table verification_documents (
  verification_id uuid not null references verification_requests on delete cascade,
  file_id uuid not null references files on delete cascade,
  name text not null,
  position integer not null,
  primary key (verification_id, file_id)
);
create index verification_documents_file on verification_documents (file_id);

-- ---------------------------------------------------------------- claims
create table vendor_claims (
  id uuid primary key,
  vendor_id uuid not null references vendors on delete cascade,
  user_id uuid not null references users on delete cascade,
  status text not null default 'open' check (status in ('open', 'approved', 'rejected', 'withdrawn', 'closed')),
  -- what the person is there: owner, manager, employee
  relation text not null check (relation in ('owner', 'manager', 'employee')),
  note text,
  -- found when it was sent: the confirmed address is at the vendor's own domain, the number is the vendor's
  email_matches boolean not null default false,
  phone_matches boolean not null default false,
  reason text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'rejected' or reason is not null)
);
create unique index vendor_claims_open on vendor_claims (vendor_id, user_id) where status = 'open';
create index vendor_claims_vendor on vendor_claims (vendor_id);
create index vendor_claims_user on vendor_claims (user_id, created_at desc, id desc);
create index vendor_claims_created on vendor_claims (created_at desc, id desc);
create index vendor_claims_status on vendor_claims (status, created_at desc, id desc);
create index vendor_claims_decider on vendor_claims (decided_by) where decided_by is not null;

create table vendor_claim_documents (
  claim_id uuid not null references vendor_claims on delete cascade,
  file_id uuid not null references files on delete cascade,
  name text not null,
  position integer not null,
  primary key (claim_id, file_id)
);
create index vendor_claim_documents_file on vendor_claim_documents (file_id);
-- Claimants look for vendors by their number, however it is written: the last nine digits, Arabic and Persian ones too.
create function phone_digits(t text) returns text language sql immutable parallel safe strict as $$
  select right(regexp_replace(translate(t, U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9', '01234567890123456789'),
    '[^0-9]', '', 'g'), 9) $$;
create index vendors_phone_digits on vendors (phone_digits(contact_phone)) where contact_phone is not null;
