-- Photographs in the lines of a quotation; a copy of it has rows of its own for the same files.
create table quotation_photos (
  quotation_id uuid not null references quotations on delete cascade,
  file_id uuid not null references files on delete cascade,
  created_at timestamptz not null default now(),
  primary key (quotation_id, file_id)
);
create index quotation_photos_file on quotation_photos (file_id);
create index quotation_photos_age on quotation_photos (created_at);
