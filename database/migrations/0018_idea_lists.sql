-- Lists of ideas: everything a filter can ask for in one column, an index for each order, and the colors for 'nearest to this one'.

create function idea_facets(room text, style text, region text, difficulty text, families text[], tags text[], has_before boolean)
returns text[] language sql immutable parallel safe as $$
  select array['room:' || room, 'style:' || style, 'difficulty:' || difficulty]
    || case when region is null then '{}'::text[] else array['regional', 'region:' || region] end
    || case when has_before then array['before'] else '{}'::text[] end
    || array(select 'color:' || c from unnest(families) c)
    || array(select distinct 'tag:' || lower(btrim(t)) from unnest(tags) t) $$;

alter table design_ideas add column facets text[] not null
  generated always as (idea_facets(room_type, style, region, difficulty_level, color_families, tags, before_id is not null)) stored;
-- How common each word is decides between this index and a walk along the order: the planner should know more of them than usual.
alter table design_ideas alter column facets set statistics 500;
create index design_ideas_facets on design_ideas using gin (facets) where status = 'published' and deleted_at is null;

-- The orders that 0016 does not have. Ideas without a cost come last in both; the best rated with the same stars are those that more people rated.
-- The cost rides along, so that a budget in any order is read from the index alone.
drop index design_ideas_newest, design_ideas_popular;
create index design_ideas_newest on design_ideas (published_at desc, id desc) include (estimated_cost) where status = 'published' and deleted_at is null;
create index design_ideas_popular on design_ideas (popularity desc, id desc) include (estimated_cost) where status = 'published' and deleted_at is null;
create index design_ideas_saved on design_ideas (save_count desc, id desc) include (estimated_cost) where status = 'published' and deleted_at is null;
create index design_ideas_rated on design_ideas (((rating * 10)::integer * 100000 + least(rating_count, 99999)) desc, id desc) include (estimated_cost)
  where status = 'published' and deleted_at is null;
create index design_ideas_cheap on design_ideas (coalesce(estimated_cost, 9000000000000000), id) where status = 'published' and deleted_at is null;
create index design_ideas_dear on design_ideas (coalesce(estimated_cost, -1) desc, id desc) where status = 'published' and deleted_at is null;

-- OKLab in thousandths of '#RRGGBB', the space in which the distance of two colors is what the eye sees (see ideas.colors.ts).
create function oklab(hex text) returns integer[] language plpgsql immutable parallel safe strict as $$
declare
  v double precision[] := '{}';
  c double precision;
  l double precision;
  m double precision;
  s double precision;
begin
  if hex !~ '^#[0-9a-fA-F]{6}$' then return null; end if;
  for i in 0..2 loop
    c := ('x' || substr(hex, 2 + 2 * i, 2))::bit(8)::integer / 255.0;
    v := v || case when c <= 0.04045 then c / 12.92 else power((c + 0.055) / 1.055, 2.4) end;
  end loop;
  l := cbrt(0.4122214708 * v[1] + 0.5363325363 * v[2] + 0.0514459929 * v[3]);
  m := cbrt(0.2119034982 * v[1] + 0.6806995451 * v[2] + 0.1073969566 * v[3]);
  s := cbrt(0.0883024619 * v[1] + 0.2817188376 * v[2] + 0.6299787005 * v[3]);
  return array[round(1000 * (0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s)), round(1000 * (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s)),
    round(1000 * (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s))]::integer[];
end $$;

-- The cell of a grid of 20 thousandths in which a color lies. Kept in step with list/ideas.near-color.server.ts.
create function oklab_cell(l integer, a integer, b integer) returns integer language sql immutable parallel safe strict as $$
  select ((l / 20) * 64 + (a + 640) / 20) * 64 + (b + 640) / 20 $$;

-- The chosen colors of an idea and the first four of its cover, one for each cell.
create table idea_colors (
  idea_id uuid not null references design_ideas on delete cascade,
  cell integer not null,
  l smallint not null,
  a smallint not null,
  b smallint not null,
  primary key (idea_id, cell)
);
create index idea_colors_cell on idea_colors (cell) include (l, a, b, idea_id);

create function idea_colors_write(ids uuid[]) returns void language sql as $$
  delete from idea_colors where idea_id = any(ids);
  insert into idea_colors (idea_id, cell, l, a, b)
  select i.id, oklab_cell(c[1], c[2], c[3]), c[1], c[2], c[3]
  from design_ideas i left join files f on f.id = i.cover_id
  cross join lateral (select oklab(hex) c from unnest(i.style_tags || f.colors[1:4]) hex) x
  where i.id = any(ids) and c is not null
  on conflict do nothing $$;

create function idea_colors_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform idea_colors_write(array(select id from new_rows));
  elsif exists (select from new_rows n join old_rows o using (id) where (n.style_tags, n.cover_id) is distinct from (o.style_tags, o.cover_id)) then
    perform idea_colors_write(array(select n.id from new_rows n join old_rows o using (id) where (n.style_tags, n.cover_id) is distinct from (o.style_tags, o.cover_id)));
  end if;
  return null;
end $$;
create trigger idea_colors_insert after insert on design_ideas referencing new table as new_rows for each statement execute function idea_colors_follow();
create trigger idea_colors_update after update on design_ideas referencing old table as old_rows new table as new_rows for each statement execute function idea_colors_follow();

create function idea_colors_follow_file() returns trigger language plpgsql as $$
begin
  perform idea_colors_write(array(select id from design_ideas where cover_id = new.id));
  return null;
end $$;
create trigger idea_colors_file after update of colors on files for each row when (old.colors is distinct from new.colors) execute function idea_colors_follow_file();

select idea_colors_write(array(select id from design_ideas));
