-- Lists of saved pieces by name. A piece is in one of them, or in the default one, which has no row.
create table wishlists (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (btrim(name) <> '' and length(name) <= 80),
  -- opens it to whoever has the link; null: nobody
  share_token text unique,
  created_at timestamptz not null default now(),
  unique (user_id, id)
);

alter table saved_items
  add column wishlist_id uuid check (wishlist_id is null or entity_type = 'product'),
  -- what it cost when it was saved, in minor units
  add column saved_price bigint check (saved_price >= 0),
  add column saved_currency text check (saved_currency ~ '^[A-Z]{3}$'),
  add foreign key (user_id, wishlist_id) references wishlists (user_id, id) on delete set null (wishlist_id);
create index saved_items_wishlist on saved_items (user_id, wishlist_id, created_at desc, entity_id desc) where wishlist_id is not null;
