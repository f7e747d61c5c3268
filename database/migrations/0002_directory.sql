-- The directory's speed: search words in both languages, a denormalised category list, counts that need no counting.

-- ---------------------------------------------------------------- search over cities in both languages
-- Cities are stored under their English names; this adds the Arabic name and what else people write. Kept in step with app/features/places.
create function city_words(city text) returns text language sql immutable parallel safe strict as $$
  select city || coalesce(' ' || (('{"Riyadh": "الرياض riyad", "Diriyah": "الدرعية", "Al Kharj": "الخرج", "Al Majmaah": "المجمعة", "Al Zulfi": "الزلفي", "Wadi Al Dawasir": "وادي الدواسر", "Al Dawadmi": "الدوادمي", "Afif": "عفيف", "Shaqra": "شقراء", "Al Quwayiyah": "القويعية", "Hotat Bani Tamim": "حوطة بني تميم", "Jeddah": "جدة jiddah jidda", "Makkah": "مكة المكرمة mecca", "Taif": "الطائف taef", "Rabigh": "رابغ", "King Abdullah Economic City": "مدينة الملك عبدالله الاقتصادية kaec", "Al Qunfudhah": "القنفذة", "Al Lith": "الليث", "Madinah": "المدينة المنورة medina", "Yanbu": "ينبع", "AlUla": "العلا", "Badr": "بدر", "Dammam": "الدمام", "Khobar": "الخبر al khobar", "Dhahran": "الظهران", "Jubail": "الجبيل", "Qatif": "القطيف", "Hofuf (Al Ahsa)": "الهفوف (الأحساء)", "Al Mubarraz": "المبرز", "Hafar Al Batin": "حفر الباطن", "Ras Tanura": "رأس تنورة", "Khafji": "الخفجي", "Abqaiq": "بقيق", "Buraydah": "بريدة buraidah", "Unaizah": "عنيزة unayzah", "Al Rass": "الرس", "Al Bukayriyah": "البكيرية", "Hail": "حائل", "Baqaa": "بقعاء", "Tabuk": "تبوك", "Duba": "ضباء", "Al Wajh": "الوجه", "Umluj": "أملج", "Tayma": "تيماء", "Arar": "عرعر", "Rafha": "رفحاء", "Turaif": "طريف", "Jazan": "جازان jizan جيزان", "Sabya": "صبيا", "Abu Arish": "أبو عريش", "Samtah": "صامطة", "Najran": "نجران", "Sharurah": "شرورة", "Al Bahah": "الباحة", "Baljurashi": "بلجرشي", "Sakaka": "سكاكا", "Qurayyat": "القريات", "Dumat Al Jandal": "دومة الجندل", "Abha": "أبها", "Khamis Mushait": "خميس مشيط", "Bisha": "بيشة", "Muhayil": "محايل عسير", "Al Namas": "النماص"}'::jsonb) ->> city), '') $$;

-- Words only: the text parser would keep 'visits.free' or 'a/b' as one host or path. Plain ASCII, most of what is written in English,
-- needs no folding beyond case: five times as fast.
create function search_words_of(t text) returns tsvector language plpgsql immutable parallel safe strict as $$
begin
  if octet_length(t) = length(t) then return to_tsvector('simple'::regconfig, translate(lower(t), './-@_:&+=?~%#', '             ')); end if;
  return to_tsvector('simple'::regconfig, translate(search_tokens(t), './-@_:&+=?~%#،؛؟٪', '                 '));
end $$;

-- The same question asked of the name alone (weight A).
create function search_query_in_name(q tsquery) returns tsquery language sql immutable parallel safe strict as $$
  select regexp_replace(q::text, '(''[^'']+''):?([*]?)', '\1:\2A', 'g')::tsquery $$;

-- Every category of the vendor with its parents, so that filtering by a parent needs no join. Kept by the triggers below.
alter table vendors
  drop column search,
  add column category_ids uuid[] not null default '{}',
  add column search tsvector not null generated always as (
    setweight(search_words_of(name), 'A') || setweight(search_words_of(coalesce(name_ar, '')), 'A') ||
    setweight(search_words_of(coalesce(city_words(city), '') || ' ' || text_list(tags)), 'B') ||
    setweight(search_words_of(coalesce(description, '')), 'D') || setweight(search_words_of(coalesce(description_ar, '')), 'D')) stored;
create index vendors_search on vendors using gin (search);

-- The sort orders of the public list. What filters ask for rides along, so that a deep page is read from the index alone.
drop index vendors_public_featured, vendors_public_rating, vendors_public_min, vendors_public_name, vendors_public_city;
create index vendors_public_featured on vendors (is_featured desc, rating desc, id desc) include (city, vendor_type, category_ids) where status = 'Verified' and deleted_at is null;
create index vendors_public_rating on vendors (rating desc, id desc) include (city, vendor_type, category_ids) where status = 'Verified' and deleted_at is null;
create index vendors_public_min on vendors (min_project_value, id) include (city, vendor_type, category_ids) where status = 'Verified' and deleted_at is null;
create index vendors_public_name on vendors (name_key, id) include (city, vendor_type, category_ids) where status = 'Verified' and deleted_at is null;
create index vendors_public_city on vendors (city, is_featured desc, rating desc, id desc) include (vendor_type, category_ids) where status = 'Verified' and deleted_at is null;
create index vendors_public_newest on vendors (id desc) where status = 'Verified' and deleted_at is null;
create index vendor_reviews_newest on vendor_reviews (created_at desc, id desc);

-- Rows are locked in id order, so that two writers that meet wait instead of killing each other. A writer that stores the right list
-- with the vendor itself (category_path) spares this second version of the row.
create function category_path(ids uuid[]) returns uuid[] language sql stable as $$
  select coalesce(array_agg(distinct x order by x), '{}') from categories c cross join lateral (values (c.id), (c.parent_id)) l(x)
  where c.id = any (ids) and x is not null $$;

create function vendors_apply_categories(ids uuid[]) returns void language sql as $$
  with lists as materialized (
    select vc.vendor_id, array_agg(distinct x order by x) list
    from vendor_categories vc join categories c on c.id = vc.category_id cross join lateral (values (c.id), (c.parent_id)) l(x)
    where vc.vendor_id = any (ids) and x is not null group by 1),
  due as materialized (
    select v.id, coalesce(l.list, '{}') list from vendors v left join lists l on l.vendor_id = v.id
    where v.id = any (ids) and v.category_ids is distinct from coalesce(l.list, '{}') order by v.id for no key update of v)
  update vendors v set category_ids = due.list from due where v.id = due.id $$;

create function vendor_categories_apply() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform vendors_apply_categories(array(select distinct vendor_id from new_rows));
  else perform vendors_apply_categories(array(select distinct vendor_id from old_rows)); end if;
  return null;
end $$;
create trigger vendor_categories_insert after insert on vendor_categories referencing new table as new_rows for each statement execute function vendor_categories_apply();
create trigger vendor_categories_delete after delete on vendor_categories referencing old table as old_rows for each statement execute function vendor_categories_apply();

create function categories_apply_parent() returns trigger language plpgsql as $$
begin
  if new.parent_id is distinct from old.parent_id then
    perform vendors_apply_categories(array(select vendor_id from vendor_categories where category_id = new.id));
  end if;
  return null;
end $$;
create trigger categories_parent_change after update of parent_id on categories for each row execute function categories_apply_parent();

-- ---------------------------------------------------------------- counts
-- How many public vendors there are by category (null: all), city and type. Changes are appended as deltas and summed on reading,
-- so that no two writers ever wait for one row; a job folds them together (directory_compact).
create table vendor_counts (
  category_id uuid,
  city text,
  vendor_type text not null,
  n integer not null
);
create index vendor_counts_key on vendor_counts (category_id, city, vendor_type) include (n);

create function vendors_counts_insert() returns trigger language plpgsql as $$
begin
  insert into vendor_counts (category_id, city, vendor_type, n)
  select c, city, vendor_type, count(*) from new_rows cross join lateral unnest(category_ids || null::uuid) c
  where status = 'Verified' and deleted_at is null group by 1, 2, 3;
  return null;
end $$;
create function vendors_counts_delete() returns trigger language plpgsql as $$
begin
  insert into vendor_counts (category_id, city, vendor_type, n)
  select c, city, vendor_type, -count(*) from old_rows cross join lateral unnest(category_ids || null::uuid) c
  where status = 'Verified' and deleted_at is null group by 1, 2, 3;
  return null;
end $$;
create function vendors_counts_update() returns trigger language plpgsql as $$
begin
  insert into vendor_counts (category_id, city, vendor_type, n)
  select c, city, vendor_type, sum(d) from (
    select n.category_ids, n.city, n.vendor_type, 1 d from new_rows n join old_rows o using (id)
    where n.status = 'Verified' and n.deleted_at is null
      and (o.status, o.deleted_at is null, o.city, o.vendor_type, o.category_ids) is distinct from (n.status, true, n.city, n.vendor_type, n.category_ids)
    union all
    select o.category_ids, o.city, o.vendor_type, -1 from new_rows n join old_rows o using (id)
    where o.status = 'Verified' and o.deleted_at is null
      and (n.status, n.deleted_at is null, n.city, n.vendor_type, n.category_ids) is distinct from (o.status, true, o.city, o.vendor_type, o.category_ids)
  ) x cross join lateral unnest(category_ids || null::uuid) c group by 1, 2, 3 having sum(d) <> 0;
  return null;
end $$;
create trigger vendors_counts_insert after insert on vendors referencing new table as new_rows for each statement execute function vendors_counts_insert();
create trigger vendors_counts_delete after delete on vendors referencing old table as old_rows for each statement execute function vendors_counts_delete();
create trigger vendors_counts_update after update on vendors referencing old table as old_rows new table as new_rows for each statement execute function vendors_counts_update();

-- ---------------------------------------------------------------- vocabulary for typing mistakes
-- The word itself and the word without each of its letters: two words that differ by one letter added, lost, replaced or swapped share one.
create function word_variants(word text) returns text[] language sql immutable parallel safe strict as $$
  select array_agg(distinct v) from (select word v union all
    select overlay(word placing '' from i for 1) from generate_series(1, length(word)) i) s $$;
create table search_words (
  word text collate "C" primary key,
  -- in how many public vendors, as of the last rebuild: the more common word is the better guess
  vendors integer not null default 1,
  variants text[] not null generated always as (word_variants(word)) stored
);
create index search_words_variants on search_words using gin (variants);
-- Up to when the vocabulary has read the vendors.
create table search_words_state (only_row boolean primary key default true check (only_row), read_until timestamptz not null);
insert into search_words_state (read_until) values ('-infinity');

-- Folds count deltas, and reads the words of the vendors written since the last run. Safe at any time and from several processes:
-- one works, the others leave.
create function directory_compact() returns void language plpgsql as $$
declare since timestamptz;
begin
  if not pg_try_advisory_xact_lock(hashtext('directory_compact')) then return; end if;
  if (select count(*) from vendor_counts) > 50 + 1.3 * (select count(*) from (select distinct category_id, city, vendor_type from vendor_counts) k) then
    with gone as (delete from vendor_counts returning category_id, city, vendor_type, n)
    insert into vendor_counts select category_id, city, vendor_type, sum(n) from gone group by 1, 2, 3 having sum(n) <> 0;
  end if;
  -- five minutes again, for transactions that were still open
  select read_until - interval '5 minutes' into since from search_words_state;
  insert into search_words (word, vendors)
    select word, ndoc from ts_stat(format('select search from vendors where updated_at >= %L and status = ''Verified'' and deleted_at is null', since))
    where length(word) between 3 and 30 on conflict do nothing;
  update search_words_state set read_until = now();
end $$;

-- The vocabulary afresh, with its frequencies: words that no vendor uses any more go.
create function directory_rebuild_words() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('directory_compact'));
  create temporary table words_now on commit drop as
    select word, ndoc from ts_stat('select search from vendors where status = ''Verified'' and deleted_at is null') where length(word) between 3 and 30;
  delete from search_words s where not exists (select from words_now w where w.word collate "C" = s.word);
  insert into search_words (word, vendors) select word, ndoc from words_now
    on conflict (word) do update set vendors = excluded.vendors where search_words.vendors <> excluded.vendors;
end $$;

-- ---------------------------------------------------------------- quote requests: what their lists need
alter table quote_requests add column search tsvector not null generated always as (
  search_words_of(contact_name || ' ' || contact_email || ' ' || coalesce(contact_phone, '') || ' ' || project_type || ' ' || coalesce(city_words(city), '') || ' ' || description)) stored;
create index quote_requests_search on quote_requests using gin (search);
create index quote_requests_status on quote_requests (status, created_at desc, id desc);
create index quote_requests_vendor_status on quote_requests (vendor_id, status, created_at desc, id desc);

-- ---------------------------------------------------------------- what is already there
select vendors_apply_categories(array(select vendor_id from vendor_categories));
delete from vendor_counts;
insert into vendor_counts (category_id, city, vendor_type, n)
  select c, city, vendor_type, count(*) from vendors cross join lateral unnest(category_ids || null::uuid) c
  where status = 'Verified' and deleted_at is null group by 1, 2, 3;
select directory_rebuild_words();
