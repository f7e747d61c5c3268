-- The directory of professionals: a row for each, of those parts of the profile that its owner shows to everybody. Written by triggers alone.
create table professionals (
  id uuid primary key references users on delete cascade,
  -- open to everybody: the page, the trade, and the account
  is_public boolean not null,
  is_verified boolean not null,
  -- published ideas with a photograph
  work integer not null,
  -- halalas an hour; null where it is not said or hidden
  hourly_rate bigint,
  -- a day long gone: at once. 'infinity': they take nothing on, or do not say
  starts_on date not null,
  joined_at timestamptz not null,
  -- profession:, place: (a city, or a region's code), speciality:, language:, style: of published work, verified:
  facets text[] not null,
  search tsvector not null,
  -- work to look at first, then what was verified, then the newest
  prominence bigint not null generated always as
    ((least(work, 3) * 2 + is_verified::int)::bigint * (1::bigint << 44) + (extract(epoch from joined_at at time zone 'UTC') * 1000)::bigint) stored
);
create index professionals_search on professionals using gin (search, facets) where is_public;
create index professionals_facets on professionals using gin (facets) where is_public;
create index professionals_prominent on professionals (prominence desc, id desc) include (hourly_rate, starts_on) where is_public;
create index professionals_newest on professionals (joined_at desc, id desc) include (hourly_rate, starts_on) where is_public;
create index professionals_soonest on professionals (starts_on, id) include (hourly_rate) where is_public;
create index professionals_cheap on professionals ((coalesce(hourly_rate, 9223372036854775807)), id) include (starts_on) where is_public;

-- Null for a text that is no day.
create function day_or_null(t text) returns date language plpgsql immutable parallel safe strict as $$
begin
  return case when t ~ '^\d{4}-\d{2}-\d{2}$' then t::date end;
exception when others then return null;
end $$;

-- Whether a part of a profile is open to everybody; what nobody chose is, among the parts that are read here.
create function shows_to_everybody(p profiles, part text) returns boolean language sql immutable parallel safe as $$ select coalesce(p.visibility ->> part, 'everyone') = 'everyone' $$;

create function professional_refresh(person uuid) returns void language plpgsql as $$
begin
  -- Waits for another change of the same person, then reads what that one left.
  perform from professionals where id = person for update;
  insert into professionals as t (id, is_public, is_verified, work, hourly_rate, starts_on, joined_at, facets, search)
  select p.id, u.suspended_at is null and u.deletion_requested_at is null and p.professional_type is not null and shows_to_everybody(p, 'profile') and shows_to_everybody(p, 'specializations'),
    p.verification_status = 'verified', w.n,
    case when shows_to_everybody(p, 'hourlyRate') then p.hourly_rate end,
    case when not shows_to_everybody(p, 'availability') or (p.availability_preferences ->> 'isAcceptingProjects') is distinct from 'true' then 'infinity'
      else coalesce(day_or_null(p.availability_preferences ->> 'earliestStart'), '2000-01-01') end,
    u.created_at,
    array['profession:' || coalesce(p.professional_type, 'other')]
      || array(select distinct 'place:' || place from unnest(
           case when shows_to_everybody(p, 'serviceAreas') then p.service_areas else '{}' end || case when shows_to_everybody(p, 'city') and p.city is not null then array[p.city] else '{}' end) place)
      || array(select 'speciality:' || s from unnest(p.specializations) s)
      || array(select 'language:' || l from jsonb_array_elements_text(case when shows_to_everybody(p, 'languages') and jsonb_typeof(p.preferences -> 'languages') = 'array'
           then p.preferences -> 'languages' else '[]' end) l)
      || array(select 'style:' || s from unnest(w.styles) s)
      || case when p.verification_status = 'verified' then array['verified:yes'] else '{}' end,
    p.search
  from profiles p join users u on u.id = p.id
  cross join lateral (select count(*)::int n, array_agg(distinct i.style) styles from design_ideas i
    where i.author_id = p.id and i.status = 'published' and i.deleted_at is null and i.cover_id is not null) w
  where p.id = person and exists (select from user_directory d where d.user_id = p.id and d.role = 'professional')
  on conflict (id) do update set is_public = excluded.is_public, is_verified = excluded.is_verified, work = excluded.work, hourly_rate = excluded.hourly_rate,
    starts_on = excluded.starts_on, joined_at = excluded.joined_at, facets = excluded.facets, search = excluded.search;
  delete from professionals t where t.id = person and not exists (select from user_directory d where d.user_id = person and d.role = 'professional');
end $$;

create function professional_follows() returns trigger language plpgsql as $$
begin
  perform professional_refresh((to_jsonb(coalesce(new, old)) ->> tg_argv[0])::uuid);
  return null;
end $$;
-- At the end of the transaction, after the role in user_directory is settled (triggers of one moment run by their names).
create constraint trigger user_directory_professional after insert or update of role on user_directory deferrable initially deferred
  for each row execute function professional_follows('user_id');
create constraint trigger profiles_professional after update on profiles deferrable initially deferred
  for each row when ((old.professional_type, old.specializations, old.service_areas, old.city, old.hourly_rate, old.availability_preferences, old.preferences, old.visibility,
      old.verification_status, old.search) is distinct from (new.professional_type, new.specializations, new.service_areas, new.city, new.hourly_rate,
      new.availability_preferences, new.preferences, new.visibility, new.verification_status, new.search))
  execute function professional_follows('id');
create constraint trigger users_professional after update of suspended_at, deletion_requested_at on users deferrable initially deferred
  for each row execute function professional_follows('id');

-- Ideas are written by many at once: each author is read once.
create function professionals_take_ideas() returns trigger language plpgsql as $$
begin
  perform professional_refresh(p.id) from professionals p where p.id in (select author_id from new_rows);
  return null;
end $$;
create trigger ideas_professional_insert after insert on design_ideas referencing new table as new_rows for each statement execute function professionals_take_ideas();
create function professional_takes_idea() returns trigger language plpgsql as $$
begin
  perform professional_refresh(p.id) from professionals p where p.id in (old.author_id, case when tg_op = 'UPDATE' then new.author_id end);
  return null;
end $$;
create trigger ideas_professional_update after update of status, deleted_at, author_id, cover_id, style on design_ideas for each row
  when ((old.status, old.deleted_at, old.author_id, old.cover_id, old.style) is distinct from (new.status, new.deleted_at, new.author_id, new.cover_id, new.style))
  execute function professional_takes_idea();
create trigger ideas_professional_delete after delete on design_ideas for each row execute function professional_takes_idea();

select professional_refresh(user_id) from user_directory where role = 'professional';

-- ---------------------------------------------------------------- words of professionals, for typing mistakes
create table professional_words (
  word text collate "C" primary key,
  -- how many show it, as of the last rebuild: the more common word is the better guess
  professionals integer not null default 1,
  variants text[] not null generated always as (word_variants(word)) stored
);
create index professional_words_variants on professional_words using gin (variants);

create function professional_words_rebuild() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('professional_words'));
  create temporary table professional_words_now on commit drop as
    select word, ndoc from ts_stat('select search from professionals where is_public') where length(word) between 3 and 30;
  delete from professional_words s where not exists (select from professional_words_now w where w.word collate "C" = s.word);
  insert into professional_words (word, professionals) select word, ndoc from professional_words_now
    on conflict (word) do update set professionals = excluded.professionals where professional_words.professionals <> excluded.professionals;
end $$;
