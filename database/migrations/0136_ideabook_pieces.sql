-- Ideabooks also hold pieces of the shop; one that is deleted leaves every ideabook.
alter table ideabook_items add column product_id uuid references products on delete cascade;
alter table ideabook_items drop constraint ideabook_items_check;
alter table ideabook_items add check (num_nonnulls(idea_id, picture_id, product_id) = 1);
alter table ideabook_items add unique (ideabook_id, product_id);
create index ideabook_items_product on ideabook_items (product_id) where product_id is not null;
