-- Bulk uploads of design ideas: the documented record, and what its job needs to go on after a kill.
create table bulk_design_uploads (
  id uuid primary key,
  file_name text not null,
  upload_type text not null check (upload_type in ('csv', 'json', 'zip')),
  -- uploading: parts are still coming; such a row is no part of the history
  status text not null default 'uploading' check (status in ('uploading', 'processing', 'completed', 'failed', 'cancelled')),
  total_items integer not null default 0,
  successful_items integer not null default 0,
  failed_items integer not null default 0,
  -- also the checkpoint: items in the order of the file that are done
  processed_items integer not null default 0,
  -- those of the successful ones that stood there already
  existing_items integer not null default 0,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  completed_at timestamptz,
  created_by uuid references users on delete set null,
  -- why the file as a whole was refused
  failure text,
  failure_detail text not null default '',
  byte_size bigint not null check (byte_size > 0),
  received_bytes bigint not null default 0,
  -- SHA-256 of each stored part; the last arrival is what an abandoned upload is swept by
  part_hashes text[] not null default '{}',
  part_at timestamptz not null default now(),
  -- of the parts' hashes: the same file again has the same
  sha256 text,
  are_parts_kept boolean not null default true
);
create index bulk_design_uploads_newest on bulk_design_uploads (id desc) where status <> 'uploading';
create index bulk_design_uploads_sha256 on bulk_design_uploads (sha256) where sha256 is not null;
create index bulk_design_uploads_created_by on bulk_design_uploads (created_by);
create index bulk_design_uploads_kept on bulk_design_uploads (part_at) where are_parts_kept;

create table bulk_design_upload_errors (
  upload_id uuid not null references bulk_design_uploads on delete cascade,
  -- as a spreadsheet counts rows (the header is row 1), or the place in the list of a JSON file (from 1)
  row_number integer not null,
  position integer not null,
  -- the item's title in the file
  item text,
  code text not null,
  field text not null default '',
  value text not null default '',
  primary key (upload_id, row_number, position)
);

-- Where an idea came from. content_key is what makes two items the same idea: title, style, room and photographs (without any: the description).
create table design_idea_origins (
  idea_id uuid primary key references design_ideas on delete cascade,
  upload_id uuid references bulk_design_uploads on delete set null,
  row_number integer not null,
  content_key text not null,
  unique (upload_id, row_number)
);
create index design_idea_origins_content on design_idea_origins (content_key);
