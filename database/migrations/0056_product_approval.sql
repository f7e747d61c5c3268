-- Whether a vendor's new pieces wait for an admin: for all vendors, and for those who are treated otherwise.
alter table products add column submitted_at timestamptz, add column rejection text;
create index products_pending on products (submitted_at, id) where status = 'pending';

create table product_approval (only_row boolean primary key default true check (only_row), is_required boolean not null default true);
insert into product_approval default values;

create table vendor_product_approval (
  vendor_id uuid primary key references vendors on delete cascade,
  is_required boolean not null,
  updated_at timestamptz not null default now()
);
