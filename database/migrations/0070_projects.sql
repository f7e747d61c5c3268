-- What a family plans for its home: the brief, its people and files, and everything that happened.
create table projects (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  title text not null check (btrim(title) <> ''),
  status text not null default 'draft' check (status in ('draft', 'planning', 'open', 'in_progress', 'completed', 'archived')),
  work text check (work in ('design', 'renovation', 'construction', 'furnishing')),
  property text check (property in ('villa', 'apartment', 'townhouse', 'floor', 'rest_house', 'office', 'shop')),
  ownership text check (ownership in ('own', 'rent', 'buying')),
  built_year smallint check (built_year between 1800 and 2200),
  -- the English name, as everywhere
  city text,
  district text,
  -- for those who work there; never in what outsiders read
  street text,
  styles text[] not null default '{}',
  about text,
  must text,
  must_not text,
  -- the first day on which work may begin; null: not decided
  starts_on date,
  -- halalas, VAT included
  budget_min bigint check (budget_min >= 0),
  budget_max bigint check (budget_max >= budget_min),
  permits text check (permits in ('not_needed', 'needed', 'requested', 'granted', 'unknown')),
  occupancy text check (occupancy in ('empty', 'family', 'partly', 'tenants')),
  -- where it began: an idea, an ideabook, a redesign
  source_kind text,
  source_id uuid,
  cover_id uuid references files on delete set null,
  -- of the brief: counted with each save, so that two who write at once notice each other
  revision integer not null default 0,
  brief_by uuid references users on delete set null,
  brief_at timestamptz,
  -- the highest number that an item of the brief had: none is given twice
  last_number integer not null default 0,
  -- of the briefing: how far it went
  step text,
  placed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((source_kind is null) = (source_id is null)),
  check ((budget_min is null) = (budget_max is null))
);
create index projects_owner on projects (owner_id, updated_at desc, id desc);
create index projects_cover on projects (cover_id) where cover_id is not null;
create index projects_brief_by on projects (brief_by) where brief_by is not null;

create table project_rooms (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  position integer not null,
  kind text not null,
  name text check (btrim(name) <> ''),
  -- square meters
  area real check (area > 0),
  note text
);
create index project_rooms_order on project_rooms (project_id, position);

-- What bidders price, line by line.
create table brief_items (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  room_id uuid references project_rooms on delete set null,
  position integer not null,
  -- what people call it; stays once the brief is placed
  number integer not null check (number > 0),
  name text not null check (btrim(name) <> ''),
  quantity double precision check (quantity > 0),
  unit text not null check (unit in ('m', 'm2', 'm3', 'piece', 'set', 'point', 'hour', 'day', 'job')),
  note text,
  unique (project_id, number) deferrable initially deferred
);
create index brief_items_order on brief_items (project_id, position);
create index brief_items_room on brief_items (room_id) where room_id is not null;

-- Who else belongs to it. An invitation goes to an address, which may have no account yet.
create table project_people (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  -- lower case
  email text not null,
  user_id uuid references users on delete cascade,
  role text not null check (role in ('co_owner', 'professional')),
  status text not null default 'invited' check (status in ('invited', 'accepted', 'declined')),
  token text not null unique,
  invited_by uuid references users on delete set null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  unique (project_id, email),
  check ((status = 'accepted') = (user_id is not null))
);
create unique index project_people_person on project_people (user_id, project_id) where user_id is not null;
create index project_people_invited_by on project_people (invited_by) where invited_by is not null;

-- Everything that happened; append-only.
create table project_events (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  actor_id uuid references users on delete set null,
  -- of what it is, before the dot: the filter of the log
  kind text not null check (kind ~ '^[a-z]+\.[a-z_]+$'),
  data jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index project_events_order on project_events (project_id, id desc);
create index project_events_actor on project_events (actor_id) where actor_id is not null;
create function project_events_frozen() returns trigger language plpgsql as $$
begin
  -- an erased account leaves what it did without its name
  if to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id' and new.actor_id is null then return new; end if;
  raise exception 'project events are append-only';
end $$;
create trigger project_events_append_only before update on project_events for each row execute function project_events_frozen();

create table project_files (
  project_id uuid not null references projects on delete cascade,
  file_id uuid not null references files on delete cascade,
  room_id uuid references project_rooms on delete set null,
  kind text not null check (kind in ('photo', 'plan', 'inspiration', 'document')),
  name text not null,
  created_at timestamptz not null default now(),
  primary key (project_id, file_id)
);
create index project_files_file on project_files (file_id);
create index project_files_room on project_files (room_id) where room_id is not null;
