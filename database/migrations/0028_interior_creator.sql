-- Boards of the interior creator: what somebody wants for a room, the ideas that match it, and pictures from the words.
create table interior_boards (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  title text not null check (btrim(title) <> ''),
  -- room, style, colors, budget, size, words; palette and materials follow from it
  brief jsonb not null,
  -- opens it to whoever has the link; null: not shared
  share_key text unique,
  -- a repeated request makes no second one
  request_key text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_id, request_key)
);
create index interior_boards_owner on interior_boards (owner_id, updated_at desc, id desc);

create table interior_board_ideas (
  board_id uuid not null references interior_boards on delete cascade,
  idea_id uuid not null references design_ideas on delete cascade,
  position integer not null,
  -- why it is there, as it was found
  reasons text[] not null,
  primary key (board_id, idea_id)
);
create index interior_board_ideas_idea on interior_board_ideas (idea_id);

create table interior_pictures (
  id uuid primary key,
  board_id uuid not null references interior_boards on delete cascade,
  owner_id uuid not null references users on delete cascade,
  -- which provider was asked, with its name; never changed afterwards
  engine text not null,
  engine_name text not null,
  model text,
  prompt text not null,
  style text,
  room_type text,
  -- whether the person agreed that their words are sent to this provider
  has_consent boolean not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'canceled')),
  -- code of a text, and what the provider said
  failure text,
  reason text,
  file_id uuid references files on delete set null,
  request_key text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (board_id, request_key)
);
create index interior_pictures_board on interior_pictures (board_id, created_at desc);
create index interior_pictures_owner on interior_pictures (owner_id) where state in ('queued', 'running');
create index interior_pictures_owner_all on interior_pictures (owner_id, created_at);
create index interior_pictures_file on interior_pictures (file_id) where file_id is not null;
