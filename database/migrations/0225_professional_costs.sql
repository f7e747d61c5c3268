-- What their work costs, for the directory's budget: the costs that published projects state, and the prices of packages. Empty where none is said.
alter table professionals add column costs int8multirange not null default '{}';
create function work_costs(person uuid, with_portfolio boolean) returns int8multirange language sql stable as $$
  select coalesce(range_agg(c), '{}') from (
    select int8range(price, price, '[]') from packages where owner_id = person
    union all
    select int8range(cost_from, coalesce(cost_to, cost_from), '[]') from portfolio_projects
      where with_portfolio and owner_id = person and status = 'published' and cost_from is not null) x(c)
$$;
create index professionals_costs on professionals using gist (costs) where is_public;

create or replace function professional_refresh(person uuid) returns void language plpgsql as $$
begin
  -- Waits for another change of the same person, then reads what that one left.
  perform from professionals where id = person for update;
  insert into professionals as t (id, is_public, is_verified, work, hourly_rate, starts_on, joined_at, facets, search, costs)
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
      || case when p.verification_status = 'verified' then array['verified:yes'] else '{}' end
      || array(select 'verified:' || q.kind from verification_requests q
           where q.user_id = p.id and q.status = 'approved' and q.valid_until >= (now() at time zone 'Asia/Riyadh')::date order by q.kind),
    p.search || package_words(p.id), work_costs(p.id, shows_to_everybody(p, 'portfolio'))
  from profiles p join users u on u.id = p.id
  cross join lateral (select count(*)::int n, array_agg(distinct i.style) styles, array_agg(distinct i.room_type) rooms from design_ideas i
    where i.author_id = p.id and i.status = 'published' and i.deleted_at is null and i.cover_id is not null
      and not exists (select from portfolio_projects o where o.idea_id = i.id and o.status = 'published' and shows_to_everybody(p, 'portfolio'))) w
  cross join lateral (select count(distinct o.id)::int n, array_agg(distinct s.s) styles, array_agg(distinct r.r) rooms from portfolio_projects o
    left join lateral unnest(o.styles) s(s) on true left join lateral unnest(o.rooms) r(r) on true
    where o.owner_id = p.id and o.status = 'published' and shows_to_everybody(p, 'portfolio')) f
  where p.id = person and exists (select from user_directory d where d.user_id = p.id and d.role = 'professional')
  on conflict (id) do update set is_public = excluded.is_public, is_verified = excluded.is_verified, work = excluded.work, hourly_rate = excluded.hourly_rate,
    starts_on = excluded.starts_on, joined_at = excluded.joined_at, facets = excluded.facets, search = excluded.search, costs = excluded.costs;
  delete from professionals t where t.id = person and not exists (select from user_directory d where d.user_id = person and d.role = 'professional');
end $$;
select professional_refresh(id) from professionals;
