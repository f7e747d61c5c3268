-- Equality of an id within an exclusion constraint; part of PostgreSQL.
create extension if not exists btree_gist;

-- When a professional works and what can be booked. Without a row: Sunday to Thursday, no bookings.
create table schedules (
  owner_id uuid primary key references users on delete cascade,
  takes_bookings boolean not null default false,
  -- [{ "weekday": 0-6 from Sunday, "from": "09:00", "to": "17:00" }]
  hours jsonb not null,
  -- [{ "first": "2026-12-01", "last": "2026-12-03", "note": null }]
  days_off jsonb not null default '[]',
  length_minutes smallint not null check (length_minutes between 15 and 480),
  buffer_minutes smallint not null check (buffer_minutes between 0 and 240),
  notice_hours smallint not null check (notice_hours between 0 and 720),
  days_ahead smallint not null check (days_ahead between 1 and 180),
  pauses_for_prayer boolean not null default false,
  -- where prayer times are computed
  city text,
  updated_at timestamptz not null default now()
);

-- A client's appointment with a professional.
create table visits (
  id uuid primary key,
  professional_id uuid not null references users on delete cascade,
  client_id uuid not null references users on delete cascade,
  -- who chose the time; the other one confirms it
  proposed_by uuid not null references users on delete cascade,
  status text not null default 'booked' check (status in ('booked', 'confirmed', 'declined', 'cancelled', 'moved', 'done')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- with the professional's buffer: nothing else begins before it
  free_at timestamptz not null,
  place text,
  note text,
  reason text,
  project_id uuid references projects on delete set null,
  moved_from uuid references visits on delete set null,
  idempotency_key uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (client_id <> professional_id),
  check (starts_at < ends_at and ends_at <= free_at),
  unique (proposed_by, idempotency_key),
  -- Two people never have one slot, whoever asks first.
  constraint visits_one_at_a_time exclude using gist (professional_id with =, tstzrange(starts_at, free_at) with &&) where (status in ('booked', 'confirmed'))
);
create index visits_professional on visits (professional_id, starts_at);
create index visits_client on visits (client_id, starts_at);
create index visits_project on visits (project_id) where project_id is not null;
create index visits_moved_from on visits (moved_from) where moved_from is not null;

-- What else someone has to do: entered by hand, or imported from another calendar. It takes slots.
create table appointments (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  title text not null check (btrim(title) <> ''),
  place text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_all_day boolean not null default false,
  -- of an imported event: its identity and that of its occurrence
  uid text,
  occurrence text,
  idempotency_key uuid,
  created_at timestamptz not null default now(),
  check (starts_at < ends_at),
  check ((uid is null) = (occurrence is null)),
  unique (owner_id, uid, occurrence),
  unique (owner_id, idempotency_key)
);
create index appointments_owner on appointments (owner_id, starts_at);

-- The secret address of a person's calendar; revoked by removing the row.
create table calendar_feeds (
  owner_id uuid primary key references users on delete cascade,
  token text not null unique,
  created_at timestamptz not null default now()
);
