-- The forum: topics by room and trade, questions, answers and replies, who found them helpful, who follows what; and moderation for everything public.
create table forum_topics (
  slug text primary key,
  kind text not null check (kind in ('room', 'trade')),
  name text not null,
  name_ar text not null,
  description text not null,
  description_ar text not null,
  position integer not null
);
insert into forum_topics (slug, kind, name, name_ar, description, description_ar, position) values
  ('majlis', 'room', 'Majlis', 'المجلس', 'Seating, ceilings and welcoming guests', 'الجلسات والأسقف واستقبال الضيوف', 1),
  ('living-room', 'room', 'Living room', 'غرفة المعيشة', 'Where the family spends its evenings', 'حيث تقضي العائلة أمسياتها', 2),
  ('bedroom', 'room', 'Bedroom', 'غرفة النوم', 'Wardrobes, headboards and good sleep', 'الخزائن والأسرّة والنوم المريح', 3),
  ('kitchen', 'room', 'Kitchen', 'المطبخ', 'Layouts, countertops and preparation kitchens', 'التوزيع والأسطح ومطابخ التحضير', 4),
  ('bathroom', 'room', 'Bathroom', 'الحمام', 'Tiles, fittings and waterproofing', 'البلاط والأدوات الصحية والعزل', 5),
  ('dining-room', 'room', 'Dining room', 'غرفة الطعام', 'Tables, lighting and large families', 'الطاولات والإضاءة والعائلات الكبيرة', 6),
  ('home-office', 'room', 'Home office', 'المكتب المنزلي', 'Working and studying at home', 'العمل والدراسة في المنزل', 7),
  ('outdoor', 'room', 'Outdoor', 'المساحات الخارجية', 'Courtyards, roofs and pools', 'الأفنية والأسطح والمسابح', 8),
  ('entrance', 'room', 'Entrance', 'المدخل', 'First impressions, shoes and stairs', 'الانطباع الأول والأحذية والدرج', 9),
  ('basement', 'room', 'Basement', 'القبو', 'Damp, light and a place to gather', 'الرطوبة والإضاءة ومكان للاجتماع', 10),
  ('attic', 'room', 'Attic and annex', 'الملحق والعلية', 'Rooms on the roof', 'الغرف العلوية والملاحق', 11),
  ('garage', 'room', 'Garage', 'الكراج', 'Cars, shade and storage', 'السيارات والمظلات والتخزين', 12),
  ('architects', 'trade', 'Architects', 'المعماريون', 'Plans, façades and choosing an office', 'المخططات والواجهات واختيار المكتب', 101),
  ('interior-designers', 'trade', 'Interior designers', 'مصممو الديكور', 'Styles, drawings and fees', 'الأنماط والرسومات والأتعاب', 102),
  ('contractors', 'trade', 'Contractors', 'المقاولون', 'Building, finishing and supervision', 'البناء والتشطيب والإشراف', 103),
  ('kitchens', 'trade', 'Kitchen makers', 'شركات المطابخ', 'Cabinets, materials and fitters', 'الخزائن والخامات والتركيب', 104),
  ('lighting', 'trade', 'Lighting', 'الإضاءة', 'Fixtures, color of light and dimming', 'الوحدات ولون الإضاءة والتعتيم', 105),
  ('electrical', 'trade', 'Electrical', 'الكهرباء', 'Boards, sockets and solar', 'اللوحات والأفياش والطاقة الشمسية', 106),
  ('plumbing', 'trade', 'Plumbing', 'السباكة', 'Pipes, tanks, heaters and leaks', 'المواسير والخزانات والسخانات والتسريبات', 107),
  ('air-conditioning', 'trade', 'Air conditioning', 'التكييف', 'Central, split, ducts and noise', 'المركزي والسبليت والدكت والضوضاء', 108),
  ('painting', 'trade', 'Painting', 'الدهانات', 'Colors, plaster and wall finishes', 'الألوان والمعجون وتشطيبات الجدران', 109),
  ('flooring', 'trade', 'Flooring', 'الأرضيات', 'Stone, porcelain, wood and carpets', 'الحجر والبورسلان والخشب والسجاد', 110),
  ('carpentry', 'trade', 'Carpentry', 'النجارة', 'Doors, wardrobes and built-in furniture', 'الأبواب والخزائن والأثاث المدمج', 111),
  ('gardens', 'trade', 'Gardens', 'الحدائق', 'Plants that survive the summer, watering, shade', 'نباتات تتحمل الصيف والري والظل', 112),
  ('smart-home', 'trade', 'Smart home', 'المنزل الذكي', 'Control, cameras and networks', 'التحكم والكاميرات والشبكات', 113),
  ('permits', 'trade', 'Permits and municipality', 'الرخص والبلدية', 'Balady, the building code and inspections', 'بلدي وكود البناء والفحص', 114),
  ('moving-in', 'trade', 'Moving in', 'الانتقال والسكن', 'Cleaning, snags and the first months', 'التنظيف والملاحظات والأشهر الأولى', 115),
  ('costs-contracts', 'trade', 'Costs and contracts', 'التكاليف والعقود', 'Quantities, payments and disputes', 'الكميات والدفعات والخلافات', 116);

create table forum_threads (
  id uuid primary key,
  topic text not null references forum_topics,
  slug text not null unique,
  -- null: the account was erased
  author_id uuid references users on delete set null,
  idempotency_key uuid not null unique,
  title text not null check (btrim(title) <> ''),
  body text not null check (btrim(body) <> ''),
  -- what it is written in, by its letters
  language text not null default 'en' check (language in ('en', 'ar')),
  -- pending: waits for a first look; hidden: by moderation; removed: by its author
  status text not null default 'visible' check (status in ('visible', 'pending', 'hidden', 'removed')),
  hidden_reason text,
  -- usernames that it names and that were found when it was written
  mentions text[] not null default '{}',
  accepted_id uuid,
  is_locked boolean not null default false,
  is_pinned boolean not null default false,
  -- kept by triggers from the rows below
  answer_count integer not null default 0,
  vote_count integer not null default 0,
  last_activity_at timestamptz not null default now(),
  edited_at timestamptz,
  created_at timestamptz not null default now(),
  search tsvector not null generated always as (setweight(search_words_of(title), 'A') || setweight(search_words_of(body), 'D')) stored
);
create index forum_threads_search on forum_threads using gin (search);
create index forum_threads_author on forum_threads (author_id, created_at desc);
create index forum_threads_accepted on forum_threads (accepted_id) where accepted_id is not null;
create index forum_threads_active on forum_threads (last_activity_at desc, id desc) where status = 'visible';
create index forum_threads_newest on forum_threads (created_at desc, id desc) where status = 'visible';
create index forum_threads_unanswered on forum_threads (created_at desc, id desc) where status = 'visible' and answer_count = 0;
create index forum_threads_popular on forum_threads ((vote_count + answer_count) desc, id desc) where status = 'visible';
create index forum_threads_topic_active on forum_threads (topic, is_pinned desc, last_activity_at desc, id desc) where status = 'visible';
create index forum_threads_topic_newest on forum_threads (topic, created_at desc, id desc) where status = 'visible';
create index forum_threads_topic on forum_threads (topic);
create index forum_threads_pending on forum_threads (id) where status = 'pending';

-- Answers, and replies to answers: one level and no more.
create table forum_posts (
  id uuid primary key,
  thread_id uuid not null references forum_threads on delete cascade,
  parent_id uuid references forum_posts on delete cascade,
  author_id uuid references users on delete set null,
  idempotency_key uuid not null unique,
  body text not null check (btrim(body) <> ''),
  language text not null default 'en' check (language in ('en', 'ar')),
  status text not null default 'visible' check (status in ('visible', 'pending', 'hidden', 'removed')),
  hidden_reason text,
  mentions text[] not null default '{}',
  vote_count integer not null default 0,
  edited_at timestamptz,
  created_at timestamptz not null default now(),
  search tsvector not null generated always as (search_words_of(body)) stored
);
create index forum_posts_search on forum_posts using gin (search);
create index forum_posts_best on forum_posts (thread_id, vote_count desc, id) where parent_id is null;
create index forum_posts_thread on forum_posts (thread_id, id);
create index forum_posts_parent on forum_posts (parent_id, id) where parent_id is not null;
create index forum_posts_author on forum_posts (author_id, created_at desc);
create index forum_posts_pending on forum_posts (id) where status = 'pending';
alter table forum_threads add constraint forum_threads_accepted_fkey foreign key (accepted_id) references forum_posts on delete set null;

create table forum_photos (
  file_id uuid primary key references files on delete cascade,
  thread_id uuid references forum_threads on delete cascade,
  post_id uuid references forum_posts on delete cascade,
  position integer not null,
  check (num_nonnulls(thread_id, post_id) = 1)
);
create index forum_photos_thread on forum_photos (thread_id, position) where thread_id is not null;
create index forum_photos_post on forum_photos (post_id, position) where post_id is not null;

create table forum_thread_votes (
  user_id uuid not null references users on delete cascade,
  thread_id uuid not null references forum_threads on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, thread_id)
);
create index forum_thread_votes_thread on forum_thread_votes (thread_id);
create table forum_post_votes (
  user_id uuid not null references users on delete cascade,
  post_id uuid not null references forum_posts on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, post_id)
);
create index forum_post_votes_post on forum_post_votes (post_id);

create table forum_thread_follows (
  user_id uuid not null references users on delete cascade,
  thread_id uuid not null references forum_threads on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, thread_id)
);
create index forum_thread_follows_thread on forum_thread_follows (thread_id);
create table forum_topic_follows (
  user_id uuid not null references users on delete cascade,
  topic text not null references forum_topics on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, topic)
);
create index forum_topic_follows_topic on forum_topic_follows (topic);

-- Counts follow the rows: each statement adds what it changed.
create function forum_thread_votes_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update forum_threads t set vote_count = vote_count + d.n from (select thread_id, count(*)::int n from new_rows group by 1 order by 1) d where t.id = d.thread_id;
  else
    update forum_threads t set vote_count = vote_count - d.n from (select thread_id, count(*)::int n from old_rows group by 1 order by 1) d where t.id = d.thread_id;
  end if;
  return null;
end $$;
create trigger forum_thread_votes_insert after insert on forum_thread_votes referencing new table as new_rows for each statement execute function forum_thread_votes_count();
create trigger forum_thread_votes_delete after delete on forum_thread_votes referencing old table as old_rows for each statement execute function forum_thread_votes_count();

create function forum_post_votes_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update forum_posts p set vote_count = vote_count + d.n from (select post_id, count(*)::int n from new_rows group by 1 order by 1) d where p.id = d.post_id;
  else
    update forum_posts p set vote_count = vote_count - d.n from (select post_id, count(*)::int n from old_rows group by 1 order by 1) d where p.id = d.post_id;
  end if;
  return null;
end $$;
create trigger forum_post_votes_insert after insert on forum_post_votes referencing new table as new_rows for each statement execute function forum_post_votes_count();
create trigger forum_post_votes_delete after delete on forum_post_votes referencing old table as old_rows for each statement execute function forum_post_votes_count();

-- An answer counts while everybody can read it; what is read last is the thread's activity. An answer that is gone is not the accepted one.
create function forum_threads_recount(ids uuid[]) returns void language sql as $$
  update forum_threads t set
    answer_count = s.n,
    last_activity_at = greatest(t.created_at, s.last),
    accepted_id = case when s.has_accepted then t.accepted_id end
  from (
    select x.id, count(p.id) filter (where p.parent_id is null)::int n, max(p.created_at) last, coalesce(bool_or(p.id = x.accepted_id), false) has_accepted
    from forum_threads x left join forum_posts p on p.thread_id = x.id and p.status = 'visible' where x.id = any (ids) group by x.id order by x.id) s
  where t.id = s.id
$$;
create function forum_posts_apply() returns trigger language plpgsql as $$
begin
  perform forum_threads_recount(array(select distinct thread_id from changed_rows));
  return null;
end $$;
create trigger forum_posts_insert after insert on forum_posts referencing new table as changed_rows for each statement execute function forum_posts_apply();
create trigger forum_posts_delete after delete on forum_posts referencing old table as changed_rows for each statement execute function forum_posts_apply();
create function forum_posts_status_apply() returns trigger language plpgsql as $$
begin
  -- a vote or an edit changes the row, too, and nothing here
  perform forum_threads_recount(array(select distinct n.thread_id from new_rows n join old_rows o using (id) where n.status <> o.status));
  return null;
end $$;
create trigger forum_posts_update after update on forum_posts referencing old table as old_rows new table as new_rows
  for each statement execute function forum_posts_status_apply();

-- ---------------------------------------------------------------- moderation: of ideas, ideabooks and the forum
create table moderation_reports (
  id uuid primary key,
  subject_type text not null check (subject_type in ('idea', 'ideabook', 'forum_thread', 'forum_post')),
  subject_id uuid not null,
  reporter_id uuid references users on delete set null,
  reason text not null check (reason in ('spam', 'abuse', 'false', 'copyright', 'private', 'off_topic', 'other')),
  note text not null default '',
  status text not null default 'open' check (status in ('open', 'decided')),
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
-- one report of a person about a thing
create unique index moderation_reports_once on moderation_reports (reporter_id, subject_type, subject_id) where reporter_id is not null;
create index moderation_reports_open on moderation_reports (subject_type, subject_id, created_at) where status = 'open';

create table moderation_log (
  id uuid primary key,
  subject_type text not null check (subject_type in ('idea', 'ideabook', 'forum_thread', 'forum_post')),
  subject_id uuid not null,
  action text not null check (action in ('approved', 'hidden', 'dismissed', 'restored', 'locked', 'unlocked')),
  -- why something was hidden or locked
  reason text check (reason in ('spam', 'abuse', 'false', 'copyright', 'private', 'off_topic', 'other')),
  -- what the author reads
  note text not null default '',
  -- what it was found in: a forum topic
  topic text references forum_topics,
  reports integer not null default 0,
  actor_id uuid references users on delete set null,
  actor_role text not null,
  created_at timestamptz not null default now()
);
create index moderation_log_newest on moderation_log (created_at desc, id desc);
create index moderation_log_public on moderation_log (created_at desc, id desc) where action in ('hidden', 'restored', 'locked', 'unlocked');
create index moderation_log_subject on moderation_log (subject_type, subject_id, created_at desc);
create index moderation_log_actor on moderation_log (actor_id);
create index moderation_log_topic on moderation_log (topic) where topic is not null;
create function moderation_log_frozen() returns trigger language plpgsql as $$
begin
  -- the one change allowed: the account of who decided was erased
  if tg_op = 'UPDATE' and new.actor_id is null and (to_jsonb(new) - 'actor_id') = (to_jsonb(old) - 'actor_id') then return new; end if;
  raise exception 'the moderation log is append-only';
end $$;
create trigger moderation_log_append_only before update or delete on moderation_log for each row execute function moderation_log_frozen();
