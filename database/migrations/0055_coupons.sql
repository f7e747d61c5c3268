-- Codes of a vendor that lower the price of its own pieces at checkout.
create table coupons (
  id uuid primary key,
  vendor_id uuid not null references vendors on delete cascade,
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'),
  -- one of the two
  percent smallint check (percent between 1 and 90),
  -- minor units
  amount bigint check (amount > 0),
  currency text not null default 'SAR',
  -- of the vendor's own pieces in the cart
  min_spend bigint check (min_spend > 0),
  -- days of Riyadh, both included
  starts_on date,
  ends_on date,
  most_uses integer check (most_uses > 0),
  is_once_per_buyer boolean not null default true,
  is_on boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((percent is null) <> (amount is null)),
  check (ends_on >= starts_on),
  unique (vendor_id, code)
);
create index coupons_newest on coupons (vendor_id, created_at desc, id desc);

-- A checkout took the coupon. Given back where the checkout came to nothing.
create table coupon_uses (
  coupon_id uuid not null references coupons on delete cascade,
  checkout_id uuid not null,
  buyer_id uuid references users on delete set null,
  -- a keyed hash of the e-mail address, by which a guest is told apart
  buyer_key text not null,
  created_at timestamptz not null default now(),
  primary key (coupon_id, checkout_id)
);
create index coupon_uses_buyer on coupon_uses (buyer_id) where buyer_id is not null;
create index coupon_uses_key on coupon_uses (coupon_id, buyer_key);
create index coupon_uses_checkout on coupon_uses (checkout_id);
