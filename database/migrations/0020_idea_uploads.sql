-- Ideas from the form of the editors.

-- The form's own key: sent twice, it makes one idea.
alter table design_ideas add column upload_key uuid unique;

-- For the bin, and for the job that empties it.
create index design_ideas_removed on design_ideas (deleted_at desc, id desc) where deleted_at is not null;

-- Photographs that were sent for an idea and are not part of one yet.
create table idea_photo_uploads (
  file_id uuid primary key references files on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now()
);
create index idea_photo_uploads_user on idea_photo_uploads (user_id);
create index idea_photo_uploads_age on idea_photo_uploads (created_at);
