-- Designs: photographs that somebody edited in the design editor, each with its versions.
create table designs (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  source_id uuid not null references files on delete cascade,
  -- null until it is saved: then it is one of the person's designs, before that it is cleaned away
  name text check (btrim(name) <> ''),
  -- what was applied last, at full size
  applied jsonb not null,
  applied_id uuid not null references files on delete cascade,
  -- counted for the numbers of versions, also of those that were deleted
  last_number integer not null default 0,
  -- a repeated request makes no second one
  request_key text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_id, request_key)
);
create index designs_owner on designs (owner_id, updated_at desc, id desc) where name is not null;
create index designs_source on designs (source_id);
create index designs_applied on designs (applied_id);
create index designs_unsaved on designs (updated_at) where name is null;

create table design_versions (
  id uuid primary key,
  design_id uuid not null references designs on delete cascade,
  number integer not null,
  settings jsonb not null,
  file_id uuid not null references files on delete cascade,
  created_at timestamptz not null default now(),
  unique (design_id, number)
);
create index design_versions_file on design_versions (file_id);
