-- Search everywhere: professionals by what they show to everybody, ideas by their vocabulary in both languages, and words for typing mistakes.

-- ---------------------------------------------------------------- professionals
-- Trades and specializations are stored as codes; this is what people write for them. Kept in step with app/features/profiles (a test compares).
create function trade_words(codes text[]) returns text language sql immutable parallel safe strict as $$
  select coalesce(string_agg(('{
    "architect": "architect architecture معماري مهندس معماري عمارة", "interior_designer": "interior designer design decorator مصمم داخلي مصممة تصميم ديكور",
    "kitchen_bathroom_designer": "kitchen and bathroom designer مصمم مطابخ وحمامات حمامات", "lighting_designer": "lighting designer مصمم إضاءة",
    "design_build_firm": "design build firm مكتب تصميم وتنفيذ تنفيذ", "kitchen_bathroom_remodeler": "kitchen and bathroom remodeler مجدد مطابخ وحمامات حمامات",
    "general_contractor": "general contractor مقاول عام مقاولات", "landscape_designer": "landscape garden designer مصمم حدائق تنسيق",
    "engineer": "engineer مهندس هندسة", "craftsperson": "craftsperson craftsman حرفي صنايعي",
    "villas": "villas villa الفلل فيلا فلة", "apartments": "apartments apartment الشقق شقة", "majlis": "majlis المجالس مجلس", "living_rooms": "living rooms غرف المعيشة صالة",
    "bedrooms": "bedrooms bedroom غرف النوم", "kitchens": "kitchens kitchen المطابخ مطبخ", "bathrooms": "bathrooms bathroom الحمامات حمام",
    "outdoor": "gardens courtyards garden outdoor الحدائق والأفنية الأفنية حديقة فناء", "facades": "facades facade exterior الواجهات واجهة", "offices": "offices office المكاتب مكتب",
    "retail": "shops retail المحال التجارية محل", "hospitality": "hotels hospitality الفنادق فندق", "restaurants": "restaurants cafes cafe المطاعم والمقاهي المقاهي مطعم مقهى",
    "restoration": "heritage restoration ترميم المباني التراثية", "renovation": "renovation remodeling التجديد تجديد", "new_build": "new buildings construction المباني الجديدة بناء",
    "space_planning": "space planning توزيع المساحات", "visualization": "3d visualization rendering الإظهار ثلاثي الأبعاد", "supervision": "site supervision الإشراف على التنفيذ",
    "lighting": "lighting الإضاءة", "furniture": "custom furniture الأثاث المصمم حسب الطلب", "joinery": "joinery carpentry النجارة نجار", "smart_home": "smart homes home المنازل الذكية",
    "sustainability": "energy water saving توفير الطاقة والمياه", "accessibility": "step-free homes accessible المنازل الميسرة", "najdi": "najdi architecture العمارة النجدية نجدي",
    "hijazi": "hijazi architecture العمارة الحجازية حجازي", "islamic_geometry": "islamic geometry patterns الزخرفة الهندسية الإسلامية زخرفة"}'::jsonb) ->> code, ' '), '')
  from unnest(codes) code $$;

create function areas_words(areas text[]) returns text language sql immutable parallel safe strict as $$
  select coalesce(string_agg(city_words(area), ' '), '') from unnest(areas) area $$;

-- The words of a page, of those parts alone that its owner shows to everybody: a search must not tell what the page hides.
create function shown_profile_words(p_name text, company text, company_details jsonb, trade text, specializations text[], city text, areas text[], bio text, visibility jsonb)
returns tsvector language sql immutable parallel safe as $$
  select case when coalesce(visibility ->> 'profile', 'everyone') = 'everyone' then
    setweight(search_words_of(coalesce(p_name, '')), 'A') ||
    case when coalesce(visibility ->> 'company', 'everyone') = 'everyone'
      then setweight(search_words_of(coalesce(company, '')), 'A') || setweight(search_words_of(coalesce(company_details ->> 'nameAr', '')), 'A') else '' end ||
    case when coalesce(visibility ->> 'specializations', 'everyone') = 'everyone'
      then setweight(search_words_of(trade_words(array_remove(array[trade] || specializations, null))), 'B') else '' end ||
    case when coalesce(visibility ->> 'city', 'everyone') = 'everyone' then setweight(search_words_of(coalesce(city_words(city), '')), 'B') else '' end ||
    case when coalesce(visibility ->> 'serviceAreas', 'everyone') = 'everyone' then setweight(search_words_of(areas_words(areas)), 'C') else '' end ||
    case when coalesce(visibility ->> 'bio', 'everyone') = 'everyone' then setweight(search_words_of(coalesce(bio, '')), 'D') else '' end
  else '' end $$;

alter table profiles add column search tsvector not null generated always as (
  shown_profile_words(full_name, company_name, company_details, professional_type, specializations, city, service_areas, bio, visibility)) stored;
create index profiles_search on profiles using gin (search);

-- What is worked out by the database is no change of the profile.
create or replace function profiles_changed() returns trigger language plpgsql as $$
begin
  -- A code proves one number: the next one is unproven, whichever way it came in.
  if new.phone is distinct from old.phone and new.phone_verified_at is not distinct from old.phone_verified_at then new.phone_verified_at := null; end if;
  if (to_jsonb(new) - '{version,updated_at,avatar_id,verification_status,phone_verified_at,visibility,search}'::text[])
     is distinct from (to_jsonb(old) - '{version,updated_at,avatar_id,verification_status,phone_verified_at,visibility,search}'::text[])
  then new.version := old.version + 1; end if;
  return new;
end $$;

-- ---------------------------------------------------------------- ideas
-- Room, style and region are stored as codes; this is what people write for them in both languages.
create function idea_words_of(codes text[]) returns text language sql immutable parallel safe strict as $$
  select coalesce(string_agg(('{
    "living_room": "living room lounge غرفة معيشة صالة", "bedroom": "bedroom غرفة نوم", "kitchen": "kitchen مطبخ مطابخ", "bathroom": "bathroom حمام حمامات دورة مياه",
    "dining_room": "dining room غرفة طعام سفرة", "home_office": "home office study مكتب منزلي", "outdoor": "outdoor garden courtyard مساحة خارجية حديقة فناء حوش",
    "basement": "basement قبو", "attic": "attic علية", "garage": "garage مرآب كراج", "majlis": "majlis مجلس مجالس ديوانية", "entrance": "entrance hallway مدخل",
    "modern": "modern حديث مودرن", "traditional": "traditional تقليدي تراثي", "contemporary": "contemporary معاصر", "minimalist": "minimalist بسيط مينيمال",
    "industrial": "industrial صناعي", "scandinavian": "scandinavian إسكندنافي", "bohemian": "bohemian boho بوهيمي", "rustic": "rustic ريفي",
    "art_deco": "art deco آرت ديكو", "mediterranean": "mediterranean متوسطي",
    "najd": "najd najdi نجد نجدي", "hijaz": "hijaz hijazi الحجاز حجازي", "asir": "asir asiri عسير عسيري", "eastern": "eastern المنطقة الشرقية", "north": "north الشمال"}'::jsonb) ->> code, ' '), '')
  from unnest(codes) code $$;

alter table design_ideas drop column search;
alter table design_ideas add column search tsvector not null generated always as (
  setweight(search_words_of(title), 'A') || setweight(search_words_of(coalesce(title_ar, '')), 'A') ||
  setweight(search_words_of(idea_words_of(array[room_type, style, coalesce(region, '')]) || ' ' || text_list(tags)), 'B') ||
  setweight(search_words_of(content), 'D') || setweight(search_words_of(coalesce(content_ar, '')), 'D')) stored;
alter table design_ideas alter column search set statistics 500;
-- Words together with filters: one pass over both skips what only one of them has.
create index design_ideas_search on design_ideas using gin (search, facets);

-- ---------------------------------------------------------------- words of ideas, for typing mistakes
create table idea_words (
  word text collate "C" primary key,
  -- in how many public ideas, as of the last rebuild: the more common word is the better guess
  ideas integer not null default 1,
  variants text[] not null generated always as (word_variants(word)) stored
);
create index idea_words_variants on idea_words using gin (variants);
create table idea_words_state (only_row boolean primary key default true check (only_row), read_until timestamptz not null);
insert into idea_words_state (read_until) values ('-infinity');

-- Reads the words of the ideas written since the last run. Safe at any time and from several processes: one works, the others leave.
create function idea_words_learn() returns void language plpgsql as $$
declare since timestamptz;
begin
  if not pg_try_advisory_xact_lock(hashtext('idea_words')) then return; end if;
  -- five minutes again, for transactions that were still open
  select read_until - interval '5 minutes' into since from idea_words_state;
  insert into idea_words (word, ideas)
    select word, ndoc from ts_stat(format('select search from design_ideas where updated_at >= %L and status = ''published'' and deleted_at is null', since))
    where length(word) between 3 and 30 on conflict do nothing;
  update idea_words_state set read_until = now();
end $$;

-- The vocabulary afresh, with its frequencies: words that no idea uses any more go.
create function idea_words_rebuild() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('idea_words'));
  create temporary table idea_words_now on commit drop as
    select word, ndoc from ts_stat('select search from design_ideas where status = ''published'' and deleted_at is null') where length(word) between 3 and 30;
  delete from idea_words s where not exists (select from idea_words_now w where w.word collate "C" = s.word);
  insert into idea_words (word, ideas) select word, ndoc from idea_words_now
    on conflict (word) do update set ideas = excluded.ideas where idea_words.ideas <> excluded.ideas;
end $$;
