-- What a vendor's people ask to change in their entry and staff decide: name, telephone, licence.
create table vendor_change_requests (
  id uuid primary key,
  vendor_id uuid not null references vendors on delete cascade,
  requested_by uuid references users on delete set null,
  status text not null default 'open' check (status in ('open', 'approved', 'rejected', 'withdrawn', 'replaced')),
  -- fields of the vendor's form with the values asked for
  changes jsonb not null,
  -- the values in their place when it was decided
  before jsonb,
  reason text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'rejected' or reason is not null)
);
create unique index vendor_change_requests_open on vendor_change_requests (vendor_id) where status = 'open';
create index vendor_change_requests_vendor on vendor_change_requests (vendor_id, created_at desc, id desc);
create index vendor_change_requests_status on vendor_change_requests (status, created_at desc, id desc);
create index vendor_change_requests_created on vendor_change_requests (created_at desc, id desc);
create index vendor_change_requests_person on vendor_change_requests (requested_by) where requested_by is not null;
create index vendor_change_requests_decider on vendor_change_requests (decided_by) where decided_by is not null;
