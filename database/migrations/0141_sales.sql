-- Sales: lower prices of a vendor's own pieces for some days of Riyadh. While one runs, `price` and `compare_at` of a variant are those that buyers see;
-- what the vendor wrote stands beside them, so that every list, filter and order goes on reading one price.
create table sales (
  id uuid primary key,
  vendor_id uuid not null references vendors on delete cascade,
  name text not null check (btrim(name) <> ''),
  scope text not null check (scope in ('all', 'category', 'pieces')),
  category text check (category in ('seating', 'tables', 'storage', 'lighting', 'decor', 'beds', 'accessories')),
  -- one of the two
  percent smallint check (percent between 1 and 90),
  -- minor units: of each variant that costs more
  price bigint check (price > 0),
  currency text not null default 'SAR',
  -- days of Riyadh, both included
  starts_on date not null,
  ends_on date not null,
  starts_at timestamptz not null generated always as (starts_on::timestamp at time zone 'Asia/Riyadh') stored,
  ends_at timestamptz not null generated always as ((ends_on + 1)::timestamp at time zone 'Asia/Riyadh') stored,
  is_on boolean not null default true,
  -- when prices must next be brought in line; null when nothing is to come
  due_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((percent is null) <> (price is null)),
  check ((category is not null) = (scope = 'category')),
  check (ends_on >= starts_on)
);
create index sales_newest on sales (vendor_id, created_at desc, id desc);
create index sales_due on sales (due_at) where due_at is not null;

create table sale_pieces (
  sale_id uuid not null references sales on delete cascade,
  product_id uuid not null references products on delete cascade,
  primary key (sale_id, product_id)
);
create index sale_pieces_product on sale_pieces (product_id);

alter table product_variants
  add column sale_id uuid references sales on delete set null,
  -- from this moment the sale's price is no longer asked, whether or not anything has run since
  add column sale_ends_at timestamptz,
  -- what the vendor wrote; null while no sale runs
  add column regular_price bigint check (regular_price > price),
  add column regular_compare_at bigint check (regular_compare_at > regular_price),
  add check ((sale_ends_at is null) = (regular_price is null));
create index product_variants_sale on product_variants (sale_id) where sale_id is not null;

-- Brings the prices of these pieces in line with the sales at a moment: the lowest price of those that run. The caller holds the pieces' rows.
create function apply_sales(ids uuid[], at timestamptz) returns void language plpgsql as $$
begin
  if not exists (select from product_variants v where v.product_id = any(ids) and v.sale_ends_at is not null)
    and not exists (select from sales s where s.vendor_id in (select p.vendor_id from products p where p.id = any(ids)) and s.is_on and s.starts_at <= at and at < s.ends_at)
  then return; end if;
  update product_variants v set price = coalesce(w.sale_price, w.regular), compare_at = case when w.sale_price is null then w.compare_at else w.regular end,
    regular_price = case when w.sale_price is not null then w.regular end, regular_compare_at = case when w.sale_price is not null then w.compare_at end,
    sale_id = w.sale_id, sale_ends_at = w.ends_at
  from (
    select o.id, r.regular, case when o.regular_price is null then o.compare_at else o.regular_compare_at end compare_at, s.sale_id, s.sale_price, s.ends_at
    from product_variants o join products p on p.id = o.product_id cross join lateral (select coalesce(o.regular_price, o.price) regular) r
    left join lateral (
      select s.id sale_id, s.ends_at, c.sale_price
      from sales s cross join lateral (select coalesce(s.price, r.regular - round(r.regular * s.percent / 100.0)::bigint) sale_price) c
      where s.vendor_id = p.vendor_id and s.is_on and s.starts_at <= at and at < s.ends_at and s.currency = o.currency and c.sale_price > 0 and c.sale_price < r.regular
        and (s.scope = 'all' or (s.scope = 'category' and s.category = p.category)
          or (s.scope = 'pieces' and exists (select from sale_pieces x where x.sale_id = s.id and x.product_id = p.id)))
      order by c.sale_price, s.ends_at desc, s.id limit 1) s on true
    where o.product_id = any(ids) and o.price is not null) w
  where v.id = w.id and (v.sale_id, v.sale_ends_at, v.price, v.regular_price)
    is distinct from (w.sale_id, w.ends_at, coalesce(w.sale_price, w.regular), case when w.sale_price is not null then w.regular end);
end $$;
