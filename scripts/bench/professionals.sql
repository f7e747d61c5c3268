-- Fills a migrated database for measuring: :professionals professionals, 20,000 households with 500,000 projects, a request for each and four bids on each. Same rows every time.
-- 20,000 of the requests are open to all that fit. What triggers would write is written here at once.
set statement_timeout = 0;
set session_replication_role = replica;
create or replace function bench_id(word text) returns uuid language sql immutable as $$
  select overlay(overlay(md5(word) placing '7' from 13) placing '8' from 17)::uuid $$;
select setseed(0.42);

create temporary table bench_cities as select at, city, region from (values
  (1, 'Riyadh', 'SA-01'), (2, 'Jeddah', 'SA-02'), (3, 'Dammam', 'SA-04'), (4, 'Makkah', 'SA-02'), (5, 'Madinah', 'SA-03'), (6, 'Khobar', 'SA-04'), (7, 'Buraydah', 'SA-05'),
  (8, 'Abha', 'SA-14'), (9, 'Taif', 'SA-02'), (10, 'Tabuk', 'SA-07'), (11, 'Hail', 'SA-06'), (12, 'Najran', 'SA-10')) x(at, city, region);

insert into users (id, name, email, email_verified, created_at)
select bench_id('bench-person-' || n), 'Person ' || n, 'bench' || n || '@bench.example', true, now() - n * interval '2 minutes' from generate_series(1, :professionals + 20000) n;
insert into profiles (id, full_name, email, role, company_name, username, bio, city, professional_type, specializations, service_areas, hourly_rate, years_of_experience, preferences,
  availability_preferences, verification_status)
select bench_id('bench-person-' || n), (array['Abeer','Badr','Dana','Faisal','Ghada','Hamad','Jawaher','Khalid','Maha','Nasser','Reem','Saad','Talal','Wafa','Yara','Ziyad'])[1 + n % 16] || ' ' ||
    (array['Alotaibi','Alharbi','Alghamdi','Alqahtani','Alshammari','Alzahrani','Aldosari','Almutairi','Alenezi','Alsubaie'])[1 + n / 16 % 10] || ' ' || n,
  'bench' || n || '@bench.example', case when n <= :professionals then 'professional' else 'homeowner' end, 'Studio ' || n, 'bench.' || n, 'Calm rooms for busy families.', c.city,
  case when n <= :professionals then (array['architect','interior_designer','kitchen_bathroom_designer','lighting_designer','design_build_firm','kitchen_bathroom_remodeler'])[1 + n % 6] end,
  (array['{villas,majlis,renovation}','{bedrooms,apartments}','{kitchens,bathrooms,joinery}','{lighting,facades}'])[1 + n / 6 % 4]::text[],
  array[case when n % 3 = 0 then c.region else c.city end], (100 + n % 400) * 100, 1 + n % 30, '{"languages": ["ar", "en"]}', '{"isAcceptingProjects": true}',
  case when n % 4 = 0 then 'verified' else 'unverified' end
from generate_series(1, :professionals + 20000) n join bench_cities c on c.at = 1 + floor(power((n * 7919 % 1000) / 1000.0, 1.6) * 12)::int;
insert into user_roles (user_id, role) select id, role from profiles;
insert into user_directory (user_id, role, name_key, created_at, search) select p.id, p.role, lower(p.full_name), now(), ''::tsvector from profiles p on conflict do nothing;
insert into professionals (id, is_public, is_verified, work, hourly_rate, starts_on, joined_at, facets, search, review_count, rating, score)
select p.id, true, p.verification_status = 'verified', n % 9, p.hourly_rate, '2026-01-01'::date + (n % 400)::int, u.created_at,
  array['profession:' || p.professional_type] || array(select 'place:' || place from unnest(p.service_areas || array[p.city]) place group by place)
    || array(select 'speciality:' || s from unnest(p.specializations) s) || array['language:ar', 'language:en', 'style:' || (array['modern','najdi','hijazi','minimalist'])[1 + n % 4],
      'room:' || (array['majlis','living_room','kitchen','bathroom','bedroom'])[1 + n % 5]] || case when p.verification_status = 'verified' then array['verified:yes'] else '{}' end,
  p.search, n % 40, 3.5 + (n % 15) / 10.0, 3.8 + (n % 12) / 10.0
from profiles p join users u on u.id = p.id cross join lateral (select substr(p.username, 7)::int n) x where p.role = 'professional';

insert into projects (id, owner_id, title, status, work, property, city, budget_min, budget_max, placed_at, created_at, updated_at)
select bench_id('bench-project-' || n), bench_id('bench-person-' || (:professionals + 1 + n % 20000)), 'Project ' || n, case when n % 25 = 0 then 'open' else 'completed' end, 'renovation', 'villa', c.city,
  2000000, 6000000, now() - n * interval '1 minute', now() - n * interval '1 minute', now() - n * interval '1 minute'
from generate_series(1, 500000) n join bench_cities c on c.at = 1 + n % 12;
insert into requests (id, project_id, owner_id, idempotency_key, kind, status, title, city, trades, fits, deadline, sent_at, opened_at, brief, created_at, updated_at)
select bench_id('bench-request-' || n), bench_id('bench-project-' || n), bench_id('bench-person-' || (:professionals + 1 + n % 20000)), bench_id('bench-request-' || n),
  case when n % 25 = 0 then 'open' else 'invited' end, case when n % 25 = 0 then 'open' else 'awarded' end, 'Request ' || n, c.city,
  case when n % 25 = 0 then array[t.trade] else '{}' end, case when n % 25 = 0 then array[t.trade || ':' || c.city, t.trade || ':' || c.region] else '{}' end,
  case when n % 25 = 0 then now() + interval '10 days' else now() - interval '10 days' end, now() - n * interval '1 minute', case when n % 25 <> 0 then now() - interval '10 days' end,
  '{"budgetMin": 2000000, "budgetMax": 6000000}', now() - n * interval '1 minute', now() - n * interval '1 minute'
from generate_series(1, 500000) n join bench_cities c on c.at = 1 + n % 12
  cross join lateral (select (array['architect','interior_designer','kitchen_bathroom_designer','lighting_designer','design_build_firm','kitchen_bathroom_remodeler'])[1 + n / 25 % 6] trade) t;
insert into bids (id, request_id, bidder_id, status, revision, total, submitted_at, created_at, updated_at)
select bench_id('bench-bid-' || n || '-' || k), bench_id('bench-request-' || n), bench_id('bench-person-' || (1 + (n * 4 + k) * 7919::bigint % :professionals)),
  case when n % 25 = 0 then 'submitted' when k = 1 then 'accepted' else 'declined' end, 1, 3000000 + k * 100000, now() - n * interval '1 minute', now() - n * interval '1 minute', now() - n * interval '1 minute'
from generate_series(1, 500000) n cross join generate_series(1, 4) k;
set session_replication_role = origin;
select professional_words_rebuild();
