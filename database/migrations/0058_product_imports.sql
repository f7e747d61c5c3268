-- Files of pieces that a vendor's people bring, applied by a job that goes on where it was cut off.
create table product_imports (
  id uuid primary key,
  vendor_id uuid not null references vendors on delete cascade,
  created_by uuid references users on delete set null,
  file_name text not null,
  -- as CSV in UTF-8, whatever came; empty when it was removed
  storage_key text not null,
  byte_size bigint not null,
  is_dry_run boolean not null,
  status text not null default 'queued' check (status in ('queued', 'processing', 'completed', 'failed', 'cancelled')),
  -- the file's own headers, and what each means where a person said so
  headers text[] not null default '{}',
  mapping jsonb not null default '{}',
  -- for types that name no category of the shop
  category text not null check (category in ('seating', 'tables', 'storage', 'lighting', 'decor', 'beds', 'accessories')),
  total_rows integer not null default 0,
  -- data rows whose effect and counters are committed: a resumed job starts behind them
  processed_rows integer not null default 0,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  unchanged_count integer not null default 0,
  failed_count integer not null default 0,
  failure text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  completed_at timestamptz
);
create index product_imports_newest on product_imports (vendor_id, created_at desc, id desc);
create index product_imports_creator on product_imports (created_by);

create table product_import_problems (
  import_id uuid not null references product_imports on delete cascade,
  row_number integer not null,
  position integer not null,
  code text not null,
  column_name text not null,
  value text not null,
  item text,
  primary key (import_id, row_number, position)
);

-- What files call a piece: the handle of the shop that it came from.
create table product_handles (
  vendor_id uuid not null references vendors on delete cascade,
  handle text not null,
  product_id uuid not null references products on delete cascade,
  primary key (vendor_id, handle)
);
create index product_handles_product on product_handles (product_id);
