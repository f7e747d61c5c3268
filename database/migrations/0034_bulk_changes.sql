-- One change of many things by staff, and its undo.
create table bulk_changes (
  id uuid primary key,
  kind text not null,
  -- what the rows are brought to; null for an undo
  value text,
  -- {"ids": [...]} or {"matching": {...}}, the filters of the kind's list
  selection jsonb not null,
  undo_of uuid references bulk_changes on delete cascade,
  actor_id uuid references users on delete set null,
  status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed')),
  total integer not null,
  -- the last row that was looked at
  checkpoint uuid,
  done integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  created_at timestamptz not null default now(),
  completed_at timestamptz
);
create unique index bulk_changes_undone_once on bulk_changes (undo_of);
create index bulk_changes_actor on bulk_changes (actor_id);
create index bulk_changes_open on bulk_changes (kind, id) where status in ('queued', 'running');
-- What each changed row was before, and the version it got: a row of another version was changed again.
create table bulk_change_rows (
  change_id uuid not null references bulk_changes on delete cascade,
  row_id uuid not null,
  before text not null,
  version text not null,
  primary key (change_id, row_id)
);
-- Entries that are a part of something larger, such as a bulk change, stand in the history of their thing and not in the log of all.
create index audit_events_whole on audit_events (id desc) where coalesce(request_id, '') not like 'part:%';
