-- What someone wants of a list again and again, under a name.
create table list_views (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  list text not null,
  name text not null,
  name_key text not null generated always as (name_key(name)) stored,
  query text not null,
  created_at timestamptz not null default now(),
  unique (user_id, list, name_key)
);
-- Where a vendor's entry comes from: written by staff, brought by a file, or entered by the vendor's own account.
alter table vendors add column source text not null default 'admin' check (source in ('admin', 'import', 'vendor')), add column import_id uuid;
update vendors v set source = 'vendor' where exists (
  select from audit_events e join organization_members m on m.user_id = e.actor_id and m.organization_id = v.organization_id
  where e.entity_type = 'vendor' and e.entity_id = v.id and e.action = 'vendor.create');
update vendors v set source = 'import' where source = 'admin' and exists (select from vendor_imports where status = 'completed' and not is_dry_run)
  and not exists (select from audit_events e where e.entity_type = 'vendor' and e.entity_id = v.id and e.action = 'vendor.create');
-- The orders of the admin's list.
create index vendors_admin_city on vendors (city, id) where deleted_at is null;
create index vendors_admin_rating on vendors (rating, id) where deleted_at is null;
create index vendors_admin_reviews on vendors (review_count, id) where deleted_at is null;
create index vendors_admin_value on vendors (min_project_value, id) where deleted_at is null;
