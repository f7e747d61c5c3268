-- Addresses of who is signed in, to be chosen again at the checkout.
create table delivery_addresses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  short_code text,
  building_number text not null,
  street text not null,
  district text not null,
  city text not null,
  postal_code text not null,
  additional_number text not null,
  unit text,
  note text,
  used_at timestamptz not null default now(),
  -- the same door is stored once
  unique nulls not distinct (user_id, building_number, postal_code, additional_number, unit)
);
