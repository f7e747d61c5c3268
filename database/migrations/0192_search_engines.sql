-- The files of the sitemap walk through what is public by its id.
create index design_ideas_walk on design_ideas (id) where status = 'published' and deleted_at is null;
create index vendors_walk on vendors (id) where is_public;
create index products_walk on products (id) where is_public;
create index professionals_walk on professionals (id) where is_public;
create index forum_threads_walk on forum_threads (id) where status = 'visible';
create index portfolio_projects_walk on portfolio_projects (id) where status = 'published';

-- Addresses of what was public and is gone for good, so that they answer 410 instead of 404. Written by triggers alone.
create table removed_addresses (
  path text primary key,
  removed_at timestamptz not null default now()
);

create function address_removed() returns trigger language plpgsql as $$
begin
  insert into removed_addresses (path) values (tg_argv[0] || (to_jsonb(old) ->> tg_argv[1])) on conflict do nothing;
  return null;
end $$;
create function address_restored() returns trigger language plpgsql as $$
begin
  delete from removed_addresses where path = tg_argv[0] || (to_jsonb(new) ->> tg_argv[1]);
  return null;
end $$;

create trigger design_ideas_removed after update of deleted_at on design_ideas for each row
  when (old.deleted_at is null and new.deleted_at is not null and old.status = 'published') execute function address_removed('/ideas/', 'slug');
create trigger design_ideas_restored after update of deleted_at on design_ideas for each row
  when (old.deleted_at is not null and new.deleted_at is null) execute function address_restored('/ideas/', 'slug');
create trigger vendors_removed after update of deleted_at on vendors for each row
  when (old.deleted_at is null and new.deleted_at is not null and old.status = 'Verified') execute function address_removed('/vendors/', 'slug');
create trigger vendors_restored after update of deleted_at on vendors for each row
  when (old.deleted_at is not null and new.deleted_at is null) execute function address_restored('/vendors/', 'slug');
create trigger products_removed after update of deleted_at on products for each row
  when (old.deleted_at is null and new.deleted_at is not null and old.is_public) execute function address_removed('/products/', 'slug');
create trigger portfolio_projects_deleted after delete on portfolio_projects for each row
  when (old.status = 'published') execute function address_removed('/professionals/portfolio/', 'id');

-- Names that people had before: their old addresses lead to the new ones. A person who takes a name takes its address.
create table former_usernames (
  username text primary key,
  profile_id uuid not null references users on delete cascade,
  changed_at timestamptz not null default now()
);
create index former_usernames_profile on former_usernames (profile_id);

-- Pictures for link previews that were made, so that old ones can be removed from the storage.
create table share_pictures (
  key text primary key,
  made_at timestamptz not null default now()
);
create index share_pictures_made on share_pictures (made_at);
