-- How often each piece was looked at and put into a cart, by day of Riyadh: numbers alone, nothing of who it was.
create table product_views (
  product_id uuid not null references products on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  carts integer not null default 0 check (carts >= 0),
  primary key (product_id, day)
);

-- Since when views are counted: days before have no numbers, which is not the same as none.
create table product_views_since (only_row boolean primary key default true check (only_row), day date not null);
insert into product_views_since (day) values ((now() at time zone 'Asia/Riyadh')::date);
