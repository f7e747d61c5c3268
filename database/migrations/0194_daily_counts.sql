-- What visitors do, as sums by day of Riyadh: numbers alone, nothing of who it was. Without a subject: all of its kind.
create table daily_counts (
  day date not null,
  kind text not null check (kind ~ '^[a-z]+\.[a-z]+$'),
  subject_id uuid,
  count integer not null check (count > 0),
  constraint daily_counts_key unique nulls not distinct (kind, subject_id, day)
);
create index daily_counts_most on daily_counts (kind, day) where subject_id is not null;
create index daily_counts_day on daily_counts (day);

-- What was searched for, and how often nothing was found. Without words: all searches of a place.
create table daily_searches (
  day date not null,
  place text not null,
  words text not null check (length(words) <= 60),
  count integer not null check (count > 0),
  missed integer not null default 0 check (missed between 0 and count),
  primary key (day, place, words)
);
create index daily_searches_sums on daily_searches (day) where words = '';

-- Since when: days before have no numbers, which is not the same as none. Pieces were counted first.
create table counted_since (what text primary key check (what in ('pieces', 'all')), day date not null);
insert into counted_since (what, day) select 'pieces', day from product_views_since;
insert into counted_since (what, day) values ('all', (now() at time zone 'Asia/Riyadh')::date);

insert into daily_counts (day, kind, subject_id, count)
select day, 'product.view', product_id, sum(views) from product_views where views > 0 group by grouping sets ((day, product_id), (day))
union all
select day, 'product.cart', product_id, sum(carts) from product_views where carts > 0 group by grouping sets ((day, product_id), (day));
drop table product_views;
drop table product_views_since;
