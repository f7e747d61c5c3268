-- How vendors deliver: where to, by which means, for how much, and on which days. Fees are halalas with VAT included.
create table delivery_settings (
  vendor_id uuid primary key references vendors on delete cascade,
  -- 0 is Sunday
  working_days smallint[] not null default '{0,1,2,3,4,6}' check (cardinality(working_days) > 0 and working_days <@ '{0,1,2,3,4,5,6}'),
  -- what is ordered from this hour of Riyadh on counts as ordered on the day after
  cutoff_hour smallint not null default 14 check (cutoff_hour between 0 and 24),
  -- parts of the day that a buyer may choose, and how many deliveries fit into one
  slots text[] not null default '{}' check (slots <@ '{morning,afternoon,evening}'),
  slot_capacity smallint not null default 4 check (slot_capacity > 0),
  updated_at timestamptz not null default now()
);

create table delivery_zones (
  id uuid primary key,
  vendor_id uuid not null references delivery_settings on delete cascade,
  position smallint not null,
  -- names of cities and codes of regions; a city beats its region
  areas text[] not null check (cardinality(areas) > 0)
);
create index delivery_zones_vendor on delivery_zones (vendor_id, position);

create table delivery_methods (
  id uuid primary key,
  zone_id uuid not null references delivery_zones on delete cascade,
  kind text not null check (kind in ('standard', 'white_glove', 'pickup')),
  -- [{"upTo": grams or null, "fee": halalas}], the lightest first; without a step for a weight it is not offered
  steps jsonb not null,
  -- pieces for at least this sum of halalas travel for nothing
  free_above bigint check (free_above >= 0),
  -- working days from ready to delivered
  days_min smallint not null check (days_min >= 0),
  days_max smallint not null,
  -- null: not offered
  assembly_fee bigint check (assembly_fee >= 0),
  -- for each floor that is climbed without a lift
  floor_fee bigint not null default 0 check (floor_fee >= 0),
  check (days_max >= days_min),
  unique (zone_id, kind)
);

-- Days without deliveries.
create table delivery_holidays (
  id uuid primary key,
  vendor_id uuid not null references delivery_settings on delete cascade,
  starts_on date not null,
  ends_on date not null,
  check (ends_on >= starts_on)
);
create index delivery_holidays_vendor on delivery_holidays (vendor_id, ends_on);

-- What takes a place in a slot: a vendor's part of an order.
create table delivery_bookings (
  -- of whoever books; booking again changes nothing
  booking_id uuid not null,
  vendor_id uuid not null references delivery_settings on delete cascade,
  day date not null,
  slot text not null check (slot in ('morning', 'afternoon', 'evening')),
  primary key (booking_id, vendor_id)
);
create index delivery_bookings_slot on delivery_bookings (vendor_id, day, slot);
