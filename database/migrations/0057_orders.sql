-- Checkout, payments, the ledger and orders. Money is in minor units of `currency`, VAT included unless a column says otherwise.

-- ---------------------------------------------------------------- the ledger: double entry, append-only
create table ledger_entries (
  id uuid primary key,
  kind text not null check (kind in ('charge', 'release', 'refund', 'payout', 'unmatched', 'unmatched_refund')),
  -- what it is about: an order, a refund, a payout or a payment. The same thing happens once.
  reference uuid not null,
  order_id uuid,
  created_at timestamptz not null default now(),
  unique (kind, reference)
);
create index ledger_entries_order on ledger_entries (order_id, id) where order_id is not null;

-- A debit is positive, a credit negative.
create table ledger_postings (
  entry_id uuid not null references ledger_entries,
  position smallint not null,
  account text not null,
  amount bigint not null check (amount <> 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  primary key (entry_id, position)
);
create index ledger_postings_account on ledger_postings (account) include (amount, currency);

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only.' using errcode = 'integrity_constraint_violation';
end $$;
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries for each statement execute function ledger_is_append_only();
create trigger ledger_postings_append_only before update or delete or truncate on ledger_postings for each statement execute function ledger_is_append_only();

-- Checked at commit: an entry and its postings come in several statements.
create function ledger_entry_balances() returns trigger language plpgsql as $$
declare entry uuid := case tg_table_name when 'ledger_entries' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'entry_id' end;
begin
  if (select count(*) from ledger_postings p where p.entry_id = entry) < 2
    or exists (select from ledger_postings p where p.entry_id = entry group by p.currency having sum(p.amount) <> 0) then
    raise exception 'The ledger entry % does not balance.', entry using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries deferrable initially deferred for each row execute function ledger_entry_balances();
create constraint trigger ledger_postings_balance after insert on ledger_postings deferrable initially deferred for each row execute function ledger_entry_balances();

create table payouts (
  id uuid primary key,
  -- idempotency
  key uuid not null unique,
  vendor_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- how the bank names the transfer
  note text not null default '',
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index payouts_vendor on payouts (vendor_id, id desc);
create index payouts_by on payouts (created_by) where created_by is not null;

-- Hundredths of a percent of the pieces' price without VAT. Without a vendor: of all that have none of their own.
create table commission_rates (
  id uuid primary key,
  vendor_id uuid references vendors on delete cascade,
  rate integer not null check (rate between 0 and 5000),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (vendor_id)
);

-- ---------------------------------------------------------------- payments
create table payments (
  id uuid primary key,
  method text not null check (method in ('card', 'cash_on_delivery', 'bank_transfer')),
  provider text not null check (provider in ('sandbox', 'moyasar', 'cash', 'bank')),
  -- the provider's id of its checkout, and where the buyer pays
  provider_ref text,
  pay_url text,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'pending' check (status in ('pending', 'paid', 'expired')),
  -- of cash at the door it grows with each seller's part
  captured bigint not null default 0 check (captured between 0 and amount),
  refunded bigint not null default 0 check (refunded between 0 and captured),
  is_declined boolean not null default false,
  -- the provider says something other than what was asked for: staff decide
  mismatch text,
  language text not null,
  return_path text not null,
  -- of a bank transfer
  receipt_id uuid references files on delete set null,
  receipt_at timestamptz,
  receipt_note text,
  expires_at timestamptz,
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index payments_ref on payments (provider, provider_ref) where provider_ref is not null;
create index payments_pending on payments (expires_at) where status = 'pending';
create index payments_receipt on payments (receipt_id) where receipt_id is not null;
create index payments_review on payments (receipt_at) where status = 'pending' and receipt_id is not null;

-- What providers sent, each once.
create table payment_events (
  id uuid primary key,
  provider text not null,
  event_id text not null,
  payment_id uuid references payments on delete cascade,
  kind text not null,
  received_at timestamptz not null default now(),
  unique (provider, event_id)
);
create index payment_events_payment on payment_events (payment_id) where payment_id is not null;

create table payment_refunds (
  id uuid primary key,
  payment_id uuid not null references payments on delete cascade,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- the provider has carried it out; cash and transfers are given back by people
  done_at timestamptz,
  created_at timestamptz not null default now()
);
create index payment_refunds_payment on payment_refunds (payment_id);
create index payment_refunds_open on payment_refunds (id) where done_at is null;

-- The embedded provider's own books.
create table sandbox_payments (
  id uuid primary key,
  amount bigint not null,
  currency text not null,
  outcome text not null default 'open' check (outcome in ('open', 'approved', 'declined')),
  refunded bigint not null default 0 check (refunded between 0 and amount),
  return_url text not null,
  created_at timestamptz not null default now()
);
create table sandbox_refunds (
  -- the caller's key: a refund asked for twice is one
  key uuid primary key,
  sandbox_id uuid not null references sandbox_payments on delete cascade,
  amount bigint not null check (amount > 0)
);
create index sandbox_refunds_payment on sandbox_refunds (sandbox_id);

-- ---------------------------------------------------------------- checkouts and orders
create sequence checkout_numbers start 48201;

create table checkouts (
  id uuid primary key,
  -- idempotency: the key, and what came with it
  key uuid not null unique,
  body_hash text not null,
  number text not null unique,
  buyer_id uuid references users on delete set null,
  contact_name text not null,
  contact_email text not null,
  contact_phone text not null,
  address jsonb not null,
  coupon text,
  payment_id uuid not null references payments,
  subtotal bigint not null,
  discount bigint not null,
  delivery bigint not null,
  total bigint not null check (total > 0),
  vat bigint not null,
  vat_rate integer not null,
  currency text not null,
  language text not null,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index checkouts_buyer on checkouts (buyer_id, id desc) where buyer_id is not null;
create unique index checkouts_payment on checkouts (payment_id);

create table orders (
  id uuid primary key,
  checkout_id uuid not null references checkouts,
  number text not null unique,
  -- an order outlives its seller: no foreign key, and the seller as it was
  vendor_id uuid not null,
  seller jsonb not null,
  buyer_id uuid references users on delete set null,
  status text not null default 'placed'
    check (status in ('placed', 'paid', 'accepted', 'preparing', 'shipped', 'delivered', 'completed', 'cancelled', 'returned')),
  subtotal bigint not null check (subtotal >= 0),
  discount bigint not null check (discount between 0 and subtotal),
  delivery_fee bigint not null check (delivery_fee >= 0),
  total bigint not null,
  vat_rate integer not null,
  vat bigint not null,
  -- frozen at the sale
  commission_rate integer not null,
  commission bigint not null,
  commission_vat bigint not null,
  currency text not null,
  -- captured, and given back
  paid bigint not null default 0,
  refunded bigint not null default 0 check (refunded >= 0),
  is_released boolean not null default false,
  delivery jsonb not null,
  promised_on date,
  return_asked_at timestamptz,
  return_reason text,
  dispute_at timestamptz,
  dispute_reason text,
  contact_name text not null,
  city text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  paid_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  completed_at timestamptz,
  check (total = subtotal - discount + delivery_fee),
  check (paid in (0, total)),
  check (refunded <= paid),
  search tsvector not null generated always as (to_tsvector('simple'::regconfig, search_tokens(number || ' ' || contact_name || ' ' || city || ' ' || coalesce(seller ->> 'name', '')))) stored
);
create index orders_checkout on orders (checkout_id, id);
create index orders_vendor on orders (vendor_id, id desc);
create index orders_buyer on orders (buyer_id, id desc) where buyer_id is not null;
create index orders_search on orders using gin (search);
create index orders_delivered on orders (delivered_at) where status = 'delivered';
create index orders_dispute on orders (dispute_at) where dispute_at is not null;

create table order_lines (
  id uuid primary key,
  order_id uuid not null references orders,
  position smallint not null,
  product_id uuid not null,
  variant_id uuid not null,
  slug text not null,
  name text not null,
  name_ar text,
  variant text,
  variant_ar text,
  sku text,
  photo_id uuid,
  weight_g integer,
  unit_price bigint not null check (unit_price > 0),
  quantity integer not null check (quantity between 1 and 99),
  subtotal bigint not null,
  discount bigint not null check (discount between 0 and subtotal),
  total bigint not null,
  is_made_to_order boolean not null,
  lead_days smallint,
  -- pieces of the stock that it holds
  reserved integer not null default 0 check (reserved between 0 and quantity),
  shipped integer not null default 0 check (shipped between 0 and quantity),
  refunded integer not null default 0 check (refunded between 0 and quantity),
  check (total = subtotal - discount),
  unique (order_id, position)
);
create index order_lines_variant on order_lines (variant_id);

create table order_parcels (
  id uuid primary key,
  order_id uuid not null references orders,
  position smallint not null,
  carrier text not null default '',
  tracking text not null default '',
  created_at timestamptz not null default now(),
  unique (order_id, position)
);
create table order_parcel_lines (
  parcel_id uuid not null references order_parcels on delete cascade,
  line_id uuid not null references order_lines,
  quantity integer not null check (quantity > 0),
  primary key (parcel_id, line_id)
);
create index order_parcel_lines_line on order_parcel_lines (line_id);

create table order_refunds (
  id uuid primary key,
  key uuid not null unique,
  order_id uuid not null references orders,
  -- of the credit note
  number text not null unique,
  amount bigint not null check (amount > 0),
  vat bigint not null,
  currency text not null,
  reason text not null,
  is_restocked boolean not null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index order_refunds_order on order_refunds (order_id, id);
create index order_refunds_by on order_refunds (created_by) where created_by is not null;

-- The timeline: moves, parcels, refunds, and notes of the team.
create table order_events (
  id uuid primary key,
  order_id uuid not null references orders,
  kind text not null,
  actor_id uuid references users on delete set null,
  actor_name text,
  -- buyer, seller, staff or system
  side text not null check (side in ('buyer', 'seller', 'staff', 'system')),
  note text,
  amount bigint,
  created_at timestamptz not null default now()
);
create index order_events_order on order_events (order_id, id);
create index order_events_actor on order_events (actor_id) where actor_id is not null;

-- A sale changes what lists show of a product only when it was the last piece: the product's row is written then alone.
create or replace function products_apply_variants(ids uuid[]) returns void language sql as $$
  update products p set price_from = s.low, price_to = s.high, in_stock = coalesce(s.any_left, false), color_families = coalesce(s.families, '{}'),
    narrowest_mm = coalesce(s.width, p.width_mm), shallowest_mm = coalesce(s.depth, p.depth_mm), lowest_mm = coalesce(s.height, p.height_mm)
  from unnest(ids) x(id) left join lateral (
    select min(v.price) low, max(v.price) high, bool_or(v.stock > 0) any_left, array_agg(distinct v.color_family) filter (where v.color_family is not null) families,
      min(coalesce(v.width_mm, o.width_mm)) width, min(coalesce(v.depth_mm, o.depth_mm)) depth, min(coalesce(v.height_mm, o.height_mm)) height
    from product_variants v join products o on o.id = v.product_id where v.product_id = x.id and v.is_on_sale) s on true
  where p.id = x.id and (p.price_from, p.price_to, p.in_stock, p.color_families, p.narrowest_mm, p.shallowest_mm, p.lowest_mm) is distinct from
    (s.low, s.high, coalesce(s.any_left, false), coalesce(s.families, '{}'), coalesce(s.width, p.width_mm), coalesce(s.depth, p.depth_mm), coalesce(s.height, p.height_mm)) $$;
