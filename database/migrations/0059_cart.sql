-- The cart of who is signed in; everybody else's is in the browser alone. Limits are those of the rules: 99 of a line, 50 lines.
create table cart_items (
  user_id uuid not null references users on delete cascade,
  product_id uuid not null references products on delete cascade,
  variant_id uuid not null references product_variants on delete cascade,
  quantity smallint not null check (quantity between 1 and 99),
  -- halalas, as the buyer last saw it
  price bigint not null check (price >= 0),
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, variant_id)
);
create index cart_items_product on cart_items (product_id);
create index cart_items_variant on cart_items (variant_id);
