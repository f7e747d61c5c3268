-- Redesigns: a photograph of somebody's own room, and the pictures that were made of it in other looks.
create table redesigns (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  photo_id uuid not null references files on delete cascade,
  -- focal length in 35 mm terms, where the photograph said it before it was cleaned
  focal_35 real,
  -- what the person calls it; null: named after its room
  title text check (btrim(title) <> ''),
  room_type text,
  -- an idea whose look was wanted when the photograph was given
  idea_id uuid references design_ideas on delete set null,
  -- what was found in the photograph: the packed analysis is in storage beside the sizes of the photograph
  analysis_state text not null default 'waiting' check (analysis_state in ('waiting', 'ready', 'nothing', 'failed')),
  -- confidence 0 to 1 for wall, floor, ceiling, geometry
  confidence jsonb,
  -- what the person said about surfaces and corners; counted so that pictures know whether they are older than it
  corrections jsonb not null default '{"steps":[]}',
  corrections_version integer not null default 0,
  -- opens it to whoever has the link; null: not shared
  share_key text unique,
  -- a repeated request makes no second one
  request_key text,
  -- finished ones
  picture_count integer not null default 0,
  created_at timestamptz not null default now(),
  -- as exact as the address of the next page of a list
  updated_at timestamptz(3) not null default now(),
  unique (owner_id, request_key)
);
create index redesigns_owner on redesigns (owner_id, updated_at desc, id desc);
create index redesigns_photo on redesigns (photo_id);
create index redesigns_idea on redesigns (idea_id) where idea_id is not null;

create table redesign_pictures (
  id uuid primary key,
  redesign_id uuid not null references redesigns on delete cascade,
  owner_id uuid not null references users on delete cascade,
  number integer not null,
  -- what makes it: 'diwan' is the embedded engine, anything else names a configured provider; never changed afterwards
  engine text not null,
  model text,
  style text not null,
  -- chosen paints and materials; the person's own words for a generative provider
  finishes jsonb,
  prompt text,
  -- that the photograph may be sent to the engine, where that is elsewhere
  has_consent boolean not null default false,
  corrections_version integer not null default 0,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'canceled')),
  -- why it failed: code of a text
  failure text,
  -- what a provider said about it, in its own words
  failure_reason text,
  -- what was done and what was left, as the engine says
  changed jsonb,
  left_alone jsonb,
  file_id uuid references files on delete set null,
  -- a small one is shown until the full one is there
  is_preview boolean not null default false,
  -- runs that were begun: one whose process was killed is begun again; only what the latest run makes counts
  attempts integer not null default 0,
  run_id uuid,
  -- what the provider charged, in millionths of a US dollar
  cost_micros bigint,
  request_key text,
  deadline_at timestamptz not null,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  unique (redesign_id, number),
  unique (redesign_id, request_key)
);
create index redesign_pictures_owner on redesign_pictures (owner_id, created_at desc, id desc);
create index redesign_pictures_file on redesign_pictures (file_id) where file_id is not null;
create index redesign_pictures_open on redesign_pictures (deadline_at) where state in ('queued', 'running');
-- how many somebody has waiting
create index redesign_pictures_waiting on redesign_pictures (owner_id) where state in ('queued', 'running');
