-- Who waits for the launch, and whether it is still to come.
create table prelaunch_signups (
  id uuid primary key,
  -- lower case; E.164
  email text unique,
  phone text unique,
  role text not null check (role in ('homeowner', 'professional', 'vendor')),
  city text not null,
  language text not null,
  -- of the text that they agreed to
  consent_version text not null,
  consented_at timestamptz not null default now(),
  -- of the six digits and of the link that confirm the address
  code_hash text,
  token_hash text unique,
  code_expires_at timestamptz,
  code_tries smallint not null default 0,
  confirmed_at timestamptz,
  -- the place in line: the lowest is the first. It sinks with every friend who confirms.
  rank bigint,
  invite_code text not null unique,
  invited_by uuid references prelaunch_signups on delete set null,
  friends integer not null default 0,
  created_at timestamptz not null default now(),
  check (num_nonnulls(email, phone) = 1),
  check ((confirmed_at is null) = (rank is null))
);
create index prelaunch_signups_line on prelaunch_signups (rank, id) where confirmed_at is not null;
create index prelaunch_signups_inviter on prelaunch_signups (invited_by) where invited_by is not null;
create index prelaunch_signups_newest on prelaunch_signups (created_at desc, id desc);
create sequence prelaunch_line;

-- One row: the switch.
create table prelaunch_switch (
  id boolean primary key default true check (id),
  is_on boolean not null,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null default now()
);
create index prelaunch_switch_changed_by on prelaunch_switch (changed_by);
