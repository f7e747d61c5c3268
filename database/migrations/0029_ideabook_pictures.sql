-- Ideabooks also hold pictures of somebody's own redesigned rooms; one that is deleted leaves every ideabook.
alter table ideabook_items alter column idea_id drop not null;
alter table ideabook_items add column picture_id uuid references redesign_pictures on delete cascade;
alter table ideabook_items add check (num_nonnulls(idea_id, picture_id) = 1);
alter table ideabook_items add unique (ideabook_id, picture_id);
create index ideabook_items_picture on ideabook_items (picture_id) where picture_id is not null;
