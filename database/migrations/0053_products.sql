-- The shop's catalog: what vendors sell. Names of the columns are those of the product's documents where these have one.
create table products (
  id uuid primary key,
  slug text not null unique,
  vendor_id uuid not null references vendors on delete cascade,
  name text not null check (btrim(name) <> ''),
  name_ar text,
  description text not null default '',
  description_ar text,
  category text not null check (category in ('seating', 'tables', 'storage', 'lighting', 'decor', 'beds', 'accessories')),
  style text[] not null default '{}',
  room_types text[] not null default '{}',
  materials text[] not null default '{}',
  -- of the piece as it stands; a variant may have its own
  width_mm integer check (width_mm > 0),
  depth_mm integer check (depth_mm > 0),
  height_mm integer check (height_mm > 0),
  seat_mm integer check (seat_mm > 0),
  -- what must pass the narrowest door once legs and backs are off
  passage_mm integer check (passage_mm > 0),
  weight_g integer check (weight_g > 0),
  care text,
  care_ar text,
  warranty_months smallint check (warranty_months > 0),
  is_made_to_order boolean not null default false,
  lead_days smallint check (lead_days > 0),
  -- a GLB of the piece
  model_id uuid references files on delete set null,
  status text not null default 'draft' check (status in ('draft', 'pending', 'live', 'archived')),
  is_featured boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (not is_made_to_order or lead_days is not null),
  -- of the vendor, set by triggers: a list asks for products alone
  is_vendor_public boolean not null default false,
  vendor_words text not null default '',
  -- of the variants on sale, set by triggers
  price_from bigint,
  price_to bigint,
  in_stock boolean not null default false,
  color_families text[] not null default '{}',
  narrowest_mm integer,
  shallowest_mm integer,
  lowest_mm integer
);

create table product_variants (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  position smallint not null,
  sku text,
  fabric text,
  fabric_ar text,
  -- '#RRGGBB', and the family that a person would name it by; set by the server
  color text check (color ~ '^#[0-9A-F]{6}$'),
  color_family text,
  size text,
  size_ar text,
  -- minor units, VAT included; without a price it cannot be on sale
  price bigint check (price > 0),
  compare_at bigint,
  currency text not null default 'SAR',
  stock integer not null default 0 check (stock >= 0),
  is_on_sale boolean not null default true,
  width_mm integer check (width_mm > 0),
  depth_mm integer check (depth_mm > 0),
  height_mm integer check (height_mm > 0),
  weight_g integer check (weight_g > 0),
  check (compare_at > price),
  check (price is not null or not is_on_sale),
  unique (product_id, position)
);

-- The photographs, cover first; one of a variant is shown with it.
create table product_photos (
  product_id uuid not null references products on delete cascade,
  file_id uuid not null references files on delete cascade,
  variant_id uuid references product_variants on delete set null,
  position smallint not null,
  primary key (product_id, file_id)
);
create index product_photos_file on product_photos (file_id);
create index product_photos_variant on product_photos (variant_id) where variant_id is not null;

-- ---------------------------------------------------------------- what follows from variants and vendors
create function products_apply_variants(ids uuid[]) returns void language sql as $$
  update products p set price_from = s.low, price_to = s.high, in_stock = coalesce(s.any_left, false), color_families = coalesce(s.families, '{}'),
    narrowest_mm = coalesce(s.width, p.width_mm), shallowest_mm = coalesce(s.depth, p.depth_mm), lowest_mm = coalesce(s.height, p.height_mm)
  from unnest(ids) x(id) left join lateral (
    select min(v.price) low, max(v.price) high, bool_or(v.stock > 0) any_left, array_agg(distinct v.color_family) filter (where v.color_family is not null) families,
      min(coalesce(v.width_mm, o.width_mm)) width, min(coalesce(v.depth_mm, o.depth_mm)) depth, min(coalesce(v.height_mm, o.height_mm)) height
    from product_variants v join products o on o.id = v.product_id where v.product_id = x.id and v.is_on_sale) s on true
  where p.id = x.id $$;

create function product_variants_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform products_apply_variants(array(select distinct product_id from new_rows));
  elsif tg_op = 'DELETE' then perform products_apply_variants(array(select distinct product_id from old_rows));
  else perform products_apply_variants(array(select product_id from new_rows union select product_id from old_rows)); end if;
  return null;
end $$;
create trigger product_variants_insert after insert on product_variants referencing new table as new_rows for each statement execute function product_variants_follow();
create trigger product_variants_delete after delete on product_variants referencing old table as old_rows for each statement execute function product_variants_follow();
create trigger product_variants_update after update on product_variants referencing old table as old_rows new table as new_rows for each statement execute function product_variants_follow();

create function products_measures_follow() returns trigger language plpgsql as $$
begin
  perform products_apply_variants(array[new.id]);
  return null;
end $$;
create trigger products_measures after update of width_mm, depth_mm, height_mm on products for each row
  when ((old.width_mm, old.depth_mm, old.height_mm) is distinct from (new.width_mm, new.depth_mm, new.height_mm)) execute function products_measures_follow();

create function products_take_vendor() returns trigger language plpgsql as $$
begin
  select v.is_public, v.name || coalesce(' ' || v.name_ar, '') into new.is_vendor_public, new.vendor_words from vendors v where v.id = new.vendor_id;
  return new;
end $$;
create trigger products_vendor before insert or update of vendor_id on products for each row execute function products_take_vendor();

create function vendors_pass_to_products() returns trigger language plpgsql as $$
begin
  update products set is_vendor_public = new.is_public, vendor_words = new.name || coalesce(' ' || new.name_ar, '') where vendor_id = new.id;
  return null;
end $$;
create trigger vendors_products after update on vendors for each row
  when ((old.is_public, old.name, old.name_ar) is distinct from (new.is_public, new.name, new.name_ar)) execute function vendors_pass_to_products();

-- ---------------------------------------------------------------- words, filters, orders
-- Codes of the shop as people write them, in both languages; rooms and styles are those of ideas.
create function product_words_of(codes text[]) returns text language sql immutable parallel safe strict as $$
  select coalesce(string_agg(('{
    "seating": "seating sofa couch chair جلسات كنب كنبة كراسي", "tables": "tables table طاولات طاولة", "storage": "storage shelf cabinet تخزين مكتبة خزانة رفوف",
    "lighting": "lighting lamp light إضاءة مصباح لمبة", "decor": "decor decoration ديكور زينة", "beds": "beds bed أسرة سرير", "accessories": "accessories إكسسوارات",
    "oak": "oak wood بلوط خشب", "walnut": "walnut wood جوز خشب", "teak": "teak wood ساج خشب", "ash": "ash wood خشب فاتح", "ebony": "ebony wood أبنوس خشب",
    "velvet": "velvet مخمل قطيفة", "linen": "linen كتان", "boucle": "boucle بوكليه", "leather": "leather جلد", "wool": "wool صوف", "cotton": "cotton قطن",
    "marble": "marble رخام", "travertine": "travertine ترافرتين", "brass": "brass نحاس أصفر", "copper": "copper نحاس", "metal": "metal steel معدن حديد",
    "ceramic": "ceramic خزف سيراميك", "terracotta": "terracotta فخار", "rattan": "rattan cane خيزران", "plant": "plant نبات",
    "white": "white أبيض", "beige": "beige بيج", "brown": "brown بني", "black": "black أسود", "gray": "gray grey رمادي", "red": "red أحمر", "orange": "orange برتقالي",
    "yellow": "yellow أصفر", "green": "green أخضر", "teal": "teal turquoise فيروزي", "blue": "blue أزرق", "purple": "purple بنفسجي", "pink": "pink وردي"}'::jsonb) ->> code, ' '), '')
  from unnest(codes) code $$;

create function product_facets(category text, style text[], room_types text[], color_families text[], materials text[], vendor_id uuid, in_stock boolean, to_order boolean)
returns text[] language sql immutable parallel safe as $$
  select array['category:' || category, 'vendor:' || vendor_id]
    || array(select 'style:' || s from unnest(style) s) || array(select 'room:' || r from unnest(room_types) r)
    || array(select 'color:' || c from unnest(color_families) c) || array(select 'material:' || m from unnest(materials) m)
    || case when in_stock then array['available:now'] else '{}'::text[] end || case when to_order then array['available:order'] else '{}'::text[] end $$;

alter table products
  add column is_public boolean not null generated always as (status = 'live' and deleted_at is null and is_vendor_public and price_from is not null) stored,
  -- the documents' order: featured first, then the newest
  add column prominence bigint not null generated always as
    ((case when is_featured then 1::bigint << 44 else 0 end) + (extract(epoch from created_at at time zone 'UTC') * 1000)::bigint) stored,
  add column facets text[] not null generated always as (product_facets(category, style, room_types, color_families, materials, vendor_id, in_stock, is_made_to_order)) stored,
  add column search tsvector not null generated always as (
    setweight(search_words_of(name), 'A') || setweight(search_words_of(coalesce(name_ar, '')), 'A') ||
    setweight(search_words_of(product_words_of(array[category] || materials || color_families) || ' ' || idea_words_of(style || room_types) || ' ' || vendor_words), 'B') ||
    setweight(search_words_of(description), 'D') || setweight(search_words_of(coalesce(description_ar, '')), 'D')) stored;
alter table products alter column facets set statistics 500;
alter table products alter column search set statistics 500;

create index products_vendor on products (vendor_id, updated_at desc, id desc);
create index products_model on products (model_id) where model_id is not null;
-- Words together with filters: one pass over both skips what only one of them has.
create index products_search on products using gin (search, facets) where is_public;
create index products_facets on products using gin (facets) where is_public;
-- An index for each order; price and measures ride along, so that a range in any order is read from the index alone.
create index products_prominent on products (prominence desc, id desc) include (price_from, narrowest_mm, shallowest_mm, lowest_mm) where is_public;
create index products_newest on products (created_at desc, id desc) include (price_from, narrowest_mm, shallowest_mm, lowest_mm) where is_public;
create index products_cheap on products (price_from, id) include (narrowest_mm, shallowest_mm, lowest_mm) where is_public;

-- The wishlist: products that someone saved.
alter table saved_items drop constraint saved_items_entity_type_check;
alter table saved_items add constraint saved_items_entity_type_check check (entity_type in ('vendor', 'profile', 'idea', 'product'));

-- ---------------------------------------------------------------- words of products, for typing mistakes
create table product_words (
  word text collate "C" primary key,
  -- in how many public products, as of the last rebuild: the more common word is the better guess
  products integer not null default 1,
  variants text[] not null generated always as (word_variants(word)) stored
);
create index product_words_variants on product_words using gin (variants);
create table product_words_state (only_row boolean primary key default true check (only_row), read_until timestamptz not null);
insert into product_words_state (read_until) values ('-infinity');

-- Reads the words of the products written since the last run. Safe at any time and from several processes: one works, the others leave.
create function product_words_learn() returns void language plpgsql as $$
declare since timestamptz;
begin
  if not pg_try_advisory_xact_lock(hashtext('product_words')) then return; end if;
  -- five minutes again, for transactions that were still open
  select read_until - interval '5 minutes' into since from product_words_state;
  insert into product_words (word, products)
    select word, ndoc from ts_stat(format('select search from products where updated_at >= %L and is_public', since))
    where length(word) between 3 and 30 on conflict do nothing;
  update product_words_state set read_until = now();
end $$;

-- The vocabulary afresh, with its frequencies: words that no product uses any more go.
create function product_words_rebuild() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('product_words'));
  create temporary table product_words_now on commit drop as
    select word, ndoc from ts_stat('select search from products where is_public') where length(word) between 3 and 30;
  delete from product_words s where not exists (select from product_words_now w where w.word collate "C" = s.word);
  insert into product_words (word, products) select word, ndoc from product_words_now
    on conflict (word) do update set products = excluded.products where product_words.products <> excluded.products;
end $$;
