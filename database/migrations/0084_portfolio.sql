-- Portfolios: projects that a professional finished, with photographs, some of them with the room as it was before.
create table portfolio_projects (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  status text not null default 'draft' check (status in ('draft', 'published')),
  title text not null check (btrim(title) <> ''),
  title_ar text,
  description text,
  description_ar text,
  rooms text[] not null default '{}',
  styles text[] not null default '{}',
  year smallint check (year between 1950 and 2100),
  -- a city by its stored name
  city text,
  district text,
  area_m2 integer check (area_m2 > 0),
  weeks smallint check (weeks > 0),
  -- halalas
  cost_from bigint check (cost_from >= 0),
  cost_to bigint check (cost_to >= cost_from),
  materials text,
  -- what others may do with the photographs
  license text not null default 'reserved' check (license in ('reserved', 'attribution', 'attribution_noncommercial')),
  -- since when the client agrees that they are shown
  permitted_at timestamptz,
  -- the design idea that was made of it; no foreign key: ideas are another area's
  idea_id uuid,
  position integer not null,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status = 'draft' or permitted_at is not null)
);
create index portfolio_projects_owner on portfolio_projects (owner_id, position, id);
create index portfolio_projects_idea on portfolio_projects (idea_id) where idea_id is not null;
create index portfolio_projects_published on portfolio_projects (published_at desc, id desc) where status = 'published';

create table portfolio_photos (
  project_id uuid not null references portfolio_projects on delete cascade,
  file_id uuid not null references files on delete cascade,
  -- the same place before the work
  before_id uuid references files on delete set null,
  position integer not null,
  primary key (project_id, file_id)
);
create index portfolio_photos_file on portfolio_photos (file_id);
create index portfolio_photos_before on portfolio_photos (before_id) where before_id is not null;

-- Photographs that no project has yet; removed after two days.
create table portfolio_uploads (
  file_id uuid primary key references files on delete cascade,
  created_at timestamptz not null default now()
);
create index portfolio_uploads_age on portfolio_uploads (created_at);

-- The directory counts projects beside ideas, once where an idea was made of a project, and finds people by the rooms and styles of both.
create or replace function professional_refresh(person uuid) returns void language plpgsql as $$
begin
  -- Waits for another change of the same person, then reads what that one left.
  perform from professionals where id = person for update;
  insert into professionals as t (id, is_public, is_verified, work, hourly_rate, starts_on, joined_at, facets, search)
  select p.id, u.suspended_at is null and u.deletion_requested_at is null and p.professional_type is not null and shows_to_everybody(p, 'profile') and shows_to_everybody(p, 'specializations'),
    p.verification_status = 'verified', w.n + f.n,
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
      || array(select distinct 'style:' || s from unnest(w.styles || f.styles) s)
      || array(select distinct 'room:' || r from unnest(w.rooms || f.rooms) r)
      || case when p.verification_status = 'verified' then array['verified:yes'] else '{}' end,
    p.search
  from profiles p join users u on u.id = p.id
  cross join lateral (select count(*)::int n, array_agg(distinct i.style) styles, array_agg(distinct i.room_type) rooms from design_ideas i
    where i.author_id = p.id and i.status = 'published' and i.deleted_at is null and i.cover_id is not null
      and not exists (select from portfolio_projects o where o.idea_id = i.id and o.status = 'published' and shows_to_everybody(p, 'portfolio'))) w
  cross join lateral (select count(distinct o.id)::int n, array_agg(distinct s.s) styles, array_agg(distinct r.r) rooms from portfolio_projects o
    left join lateral unnest(o.styles) s(s) on true left join lateral unnest(o.rooms) r(r) on true
    where o.owner_id = p.id and o.status = 'published' and shows_to_everybody(p, 'portfolio')) f
  where p.id = person and exists (select from user_directory d where d.user_id = p.id and d.role = 'professional')
  on conflict (id) do update set is_public = excluded.is_public, is_verified = excluded.is_verified, work = excluded.work, hourly_rate = excluded.hourly_rate,
    starts_on = excluded.starts_on, joined_at = excluded.joined_at, facets = excluded.facets, search = excluded.search;
  delete from professionals t where t.id = person and not exists (select from user_directory d where d.user_id = person and d.role = 'professional');
end $$;

-- Demo data and imports write many at once: each owner is read once.
create function professionals_take_projects() returns trigger language plpgsql as $$
begin
  perform professional_refresh(p.id) from professionals p where p.id in (select owner_id from changed_rows);
  return null;
end $$;
create trigger portfolio_professional_insert after insert on portfolio_projects referencing new table as changed_rows
  for each statement execute function professionals_take_projects();
create trigger portfolio_professional_update after update on portfolio_projects referencing new table as changed_rows
  for each statement execute function professionals_take_projects();
create trigger portfolio_professional_delete after delete on portfolio_projects referencing old table as changed_rows
  for each statement execute function professionals_take_projects();

select professional_refresh(id) from professionals;
