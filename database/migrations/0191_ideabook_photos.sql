-- Ideabooks also hold photos of one's own. The id is the file's. One that is in no ideabook any more stays for a day, so that a removal can be undone.
create table ideabook_photos (
  id uuid primary key references files on delete cascade,
  owner_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now()
);
create index ideabook_photos_owner on ideabook_photos (owner_id);
create index ideabook_photos_age on ideabook_photos (created_at);

alter table ideabook_items add column photo_id uuid references ideabook_photos on delete cascade;
alter table ideabook_items drop constraint ideabook_items_check;
alter table ideabook_items add check (num_nonnulls(idea_id, picture_id, product_id, photo_id) = 1);
alter table ideabook_items add unique (ideabook_id, photo_id);
create index ideabook_items_photo on ideabook_items (photo_id) where photo_id is not null;
