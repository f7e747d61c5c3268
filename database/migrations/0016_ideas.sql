-- Design ideas: what an editor uploads and everybody browses. Names of the columns are those of the product's documents where these have one.
create table design_ideas (
  id uuid primary key,
  slug text not null unique,
  title text not null check (btrim(title) <> ''),
  title_ar text,
  -- the description, or empty
  content text not null default '',
  content_ar text,
  category text not null default 'design' check (category = 'design'),
  style text not null check (style in ('modern', 'traditional', 'contemporary', 'minimalist', 'industrial', 'scandinavian', 'bohemian', 'rustic', 'art_deco', 'mediterranean')),
  room_type text not null check (room_type in
    ('living_room', 'bedroom', 'kitchen', 'bathroom', 'dining_room', 'home_office', 'outdoor', 'basement', 'attic', 'garage', 'majlis', 'entrance')),
  -- the Saudi region whose building tradition it follows
  region text check (region in ('najd', 'hijaz', 'asir', 'eastern', 'north')),
  -- chosen color codes, '#RRGGBB'
  style_tags text[] not null default '{}',
  tags text[] not null default '{}',
  -- minor units
  estimated_cost bigint check (estimated_cost >= 0),
  currency text not null default 'SAR',
  difficulty_level text not null default 'medium' check (difficulty_level in ('easy', 'medium', 'hard')),
  estimated_time text,
  author_id uuid references users on delete set null,
  upload_source text not null default 'manual' check (upload_source in ('manual', 'bulk')),
  -- the large photograph, and how the room was before, where it is known
  cover_id uuid references files on delete set null,
  before_id uuid references files on delete set null,
  image_generation_status text not null generated always as (case when cover_id is null then 'pending' else 'completed' end) stored,
  status text not null default 'published' check (status in ('published', 'unpublished')),
  published_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- families of the colors that are chosen or seen in the photograph; set by the server
  color_families text[] not null default '{}',
  -- kept from the rows below by triggers
  like_count integer not null default 0,
  save_count integer not null default 0,
  rating real not null default 0,
  rating_count integer not null default 0,
  popularity integer not null generated always as (like_count + 2 * save_count) stored,
  search tsvector not null generated always as (
    setweight(search_words_of(title), 'A') || setweight(search_words_of(coalesce(title_ar, '')), 'A') ||
    setweight(search_words_of(replace(room_type || ' ' || style, '_', ' ') || ' ' || coalesce(region, '') || ' ' || text_list(tags)), 'B') ||
    setweight(search_words_of(content), 'D') || setweight(search_words_of(coalesce(content_ar, '')), 'D')) stored
);
create index design_ideas_search on design_ideas using gin (search);
create index design_ideas_author on design_ideas (author_id);
create index design_ideas_cover on design_ideas (cover_id);
create index design_ideas_before on design_ideas (before_id) where before_id is not null;
create index design_ideas_updated on design_ideas (updated_at desc, id desc) where deleted_at is null;
create index design_ideas_newest on design_ideas (published_at desc, id desc) where status = 'published' and deleted_at is null;
create index design_ideas_popular on design_ideas (popularity desc, id desc) where status = 'published' and deleted_at is null;
create index design_ideas_room on design_ideas (room_type, style, published_at desc, id desc) where status = 'published' and deleted_at is null;

-- The photographs, cover first.
create table design_idea_photos (
  idea_id uuid not null references design_ideas on delete cascade,
  file_id uuid not null references files on delete cascade,
  position integer not null,
  primary key (idea_id, file_id)
);
create index design_idea_photos_file on design_idea_photos (file_id);

create table idea_likes (
  user_id uuid not null references users on delete cascade,
  idea_id uuid not null references design_ideas on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, idea_id)
);
create index idea_likes_idea on idea_likes (idea_id);

create table idea_ratings (
  user_id uuid not null references users on delete cascade,
  idea_id uuid not null references design_ideas on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, idea_id)
);
create index idea_ratings_idea on idea_ratings (idea_id);

-- Ideas are kept like vendors and profiles.
alter table saved_items drop constraint saved_items_entity_type_check;
alter table saved_items add constraint saved_items_entity_type_check check (entity_type in ('vendor', 'profile', 'idea'));

-- Counts follow the rows: each statement adds what it changed.
create function idea_likes_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update design_ideas i set like_count = like_count + d.n from (select idea_id, count(*)::int n from new_rows group by 1 order by 1) d where i.id = d.idea_id;
  else
    update design_ideas i set like_count = like_count - d.n from (select idea_id, count(*)::int n from old_rows group by 1 order by 1) d where i.id = d.idea_id;
  end if;
  return null;
end $$;
create trigger idea_likes_insert after insert on idea_likes referencing new table as new_rows for each statement execute function idea_likes_count();
create trigger idea_likes_delete after delete on idea_likes referencing old table as old_rows for each statement execute function idea_likes_count();

create function idea_saves_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update design_ideas i set save_count = save_count + d.n
    from (select entity_id, count(*)::int n from new_rows where entity_type = 'idea' group by 1 order by 1) d where i.id = d.entity_id;
  else
    update design_ideas i set save_count = save_count - d.n
    from (select entity_id, count(*)::int n from old_rows where entity_type = 'idea' group by 1 order by 1) d where i.id = d.entity_id;
  end if;
  return null;
end $$;
create trigger idea_saves_insert after insert on saved_items referencing new table as new_rows for each statement execute function idea_saves_count();
create trigger idea_saves_delete after delete on saved_items referencing old table as old_rows for each statement execute function idea_saves_count();

create function idea_ratings_apply() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update design_ideas i set rating = coalesce(s.rating, 0), rating_count = coalesce(s.n, 0)
    from (select o.idea_id, round(avg(r.rating), 1)::real rating, count(r.user_id)::int n
          from (select distinct idea_id from old_rows) o left join idea_ratings r using (idea_id) group by 1) s where i.id = s.idea_id;
  else
    update design_ideas i set rating = s.rating, rating_count = s.n
    from (select r.idea_id, round(avg(r.rating), 1)::real rating, count(*)::int n from idea_ratings r
          where r.idea_id in (select idea_id from new_rows) group by 1) s where i.id = s.idea_id;
  end if;
  return null;
end $$;
create trigger idea_ratings_insert after insert on idea_ratings referencing new table as new_rows for each statement execute function idea_ratings_apply();
create trigger idea_ratings_update after update on idea_ratings referencing new table as new_rows for each statement execute function idea_ratings_apply();
create trigger idea_ratings_delete after delete on idea_ratings referencing old table as old_rows for each statement execute function idea_ratings_apply();
