-- Reviews of vendors and products by the people who received an order or an answer from them.
create table reviews (
  id uuid primary key,
  -- no foreign key: each kind is a table of its own
  subject_type text not null check (subject_type in ('vendor', 'product')),
  subject_id uuid not null,
  author_id uuid references users on delete set null,
  author_name text not null,
  rating smallint not null check (rating between 1 and 5),
  quality smallint check (quality between 1 and 5),
  time smallint check (time between 1 and 5),
  communication smallint check (communication between 1 and 5),
  budget smallint check (budget between 1 and 5),
  tidiness smallint check (tidiness between 1 and 5),
  body text check (btrim(body) <> ''),
  language text,
  -- why its author may write it; null for those that are older than the rule
  basis text check (basis in ('order', 'request')),
  basis_id uuid,
  -- the variant, as the order has it
  bought text,
  bought_ar text,
  status text not null default 'visible' check (status in ('visible', 'hidden')),
  hidden_reason text,
  reply text check (btrim(reply) <> ''),
  reply_language text,
  replied_at timestamptz,
  replied_by uuid references users on delete set null,
  edited_at timestamptz,
  created_at timestamptz not null default now(),
  check ((reply is null) = (replied_at is null)),
  check (subject_type = 'vendor' or num_nonnulls(quality, time, communication, budget, tidiness) = 0)
);
create unique index reviews_once on reviews (author_id, subject_type, subject_id) where author_id is not null;
create index reviews_subject on reviews (subject_type, subject_id, created_at desc, id desc);
create index reviews_latest on reviews (created_at desc, id desc) where subject_type = 'vendor' and status = 'visible' and body is not null;
create index reviews_created on reviews (created_at);
create index reviews_replied_by on reviews (replied_by) where replied_by is not null;

create table review_photos (
  review_id uuid not null references reviews on delete cascade,
  file_id uuid not null references files on delete cascade,
  position integer not null,
  primary key (review_id, file_id)
);
create index review_photos_file on review_photos (file_id);

-- The vendor's own figures while it has reviews here; what an import said waits beside them and returns with the last review.
alter table vendors add column own_review_count integer not null default 0,
  add column imported_rating real check (imported_rating between 0 and 5),
  add column imported_review_count integer check (imported_review_count >= 0);
alter table products add column rating real not null default 0 check (rating between 0 and 5),
  add column review_count integer not null default 0 check (review_count >= 0);

update vendors v set own_review_count = s.n from (select vendor_id, count(*)::int n from vendor_reviews group by 1) s where s.vendor_id = v.id;
insert into reviews (id, subject_type, subject_id, author_id, author_name, rating, body, language, created_at)
select distinct on (coalesce(author_id, id), vendor_id) id, 'vendor', vendor_id, author_id, author_name, rating, nullif(btrim(body), ''), language, created_at
from vendor_reviews order by coalesce(author_id, id), vendor_id, created_at desc;
drop table vendor_reviews;
drop function vendor_reviews_apply;

create function reviews_apply() returns trigger language plpgsql as $$
declare touched uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct subject_id) into touched from old_rows;
  else
    select array_agg(distinct subject_id) into touched from new_rows;
  end if;
  update vendors v set own_review_count = s.n,
    imported_rating = case when v.own_review_count = 0 and s.n > 0 then v.rating else v.imported_rating end,
    imported_review_count = case when v.own_review_count = 0 and s.n > 0 then v.review_count else v.imported_review_count end,
    rating = case when s.n > 0 then s.rating when v.own_review_count > 0 then coalesce(v.imported_rating, 0) else v.rating end,
    review_count = case when s.n > 0 then s.n when v.own_review_count > 0 then coalesce(v.imported_review_count, 0) else v.review_count end
  from (select t.id, round(avg(r.rating), 1)::real rating, count(r.id)::int n from unnest(touched) t(id)
        left join reviews r on r.subject_type = 'vendor' and r.subject_id = t.id and r.status = 'visible' group by 1) s
  where v.id = s.id and (s.n > 0 or v.own_review_count > 0);
  update products p set rating = s.rating, review_count = s.n
  from (select t.id, coalesce(round(avg(r.rating), 1), 0)::real rating, count(r.id)::int n from unnest(touched) t(id)
        left join reviews r on r.subject_type = 'product' and r.subject_id = t.id and r.status = 'visible' group by 1) s
  where p.id = s.id and (p.rating, p.review_count) is distinct from (s.rating, s.n);
  return null;
end $$;
create trigger reviews_insert after insert on reviews referencing new table as new_rows for each statement execute function reviews_apply();
create trigger reviews_update after update on reviews referencing new table as new_rows for each statement execute function reviews_apply();
create trigger reviews_delete after delete on reviews referencing old table as old_rows for each statement execute function reviews_apply();

alter table moderation_reports drop constraint moderation_reports_subject_type_check;
alter table moderation_reports add constraint moderation_reports_subject_type_check
  check (subject_type in ('idea', 'ideabook', 'forum_thread', 'forum_post', 'review'));
alter table moderation_log drop constraint moderation_log_subject_type_check;
alter table moderation_log add constraint moderation_log_subject_type_check
  check (subject_type in ('idea', 'ideabook', 'forum_thread', 'forum_post', 'review'));
