-- A number like DW-48201-1 is found by any part of it: hyphens separate words, as they do elsewhere.
alter table orders drop column search;
alter table orders add column search tsvector not null generated always as (
  search_words_of(number || ' ' || contact_name || ' ' || city || ' ' || coalesce(seller ->> 'name', '') || ' ' || coalesce(seller ->> 'nameAr', ''))) stored;
create index orders_search on orders using gin (search);
