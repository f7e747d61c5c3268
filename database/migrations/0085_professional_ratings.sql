-- Reviews of professionals, and what they make of a person's place in the directory.
alter table reviews drop constraint reviews_subject_type_check;
alter table reviews add constraint reviews_subject_type_check check (subject_type in ('vendor', 'product', 'professional'));
alter table reviews drop constraint reviews_check1;
alter table reviews add constraint reviews_aspects check (subject_type in ('vendor', 'professional') or num_nonnulls(quality, time, communication, budget, tidiness) = 0);

alter table professionals
  add column review_count integer not null default 0,
  -- the mean as it is shown; null below five reviews
  add column rating real,
  -- the Bayesian mean that orders the list: five imagined reviews of four stars stand beside the real ones
  add column score real not null default 4;
create index professionals_rated on professionals (score desc, id desc) include (hourly_rate, starts_on, rating) where is_public;

create function professional_rate(people uuid[]) returns void language sql as $$
  update professionals p set review_count = s.n, rating = case when s.n >= 5 then round(s.mean, 1)::real end, score = ((s.total + 20) / (s.n + 5))::real
  from (select t.id, count(r.id)::int n, avg(r.rating) mean, coalesce(sum(r.rating), 0)::numeric total from unnest(people) t(id)
        left join reviews r on r.subject_type = 'professional' and r.subject_id = t.id and r.status = 'visible' group by 1) s
  where p.id = s.id and (p.review_count, p.rating, p.score) is distinct from (s.n, case when s.n >= 5 then round(s.mean, 1)::real end, ((s.total + 20) / (s.n + 5))::real)
$$;

create function reviews_rate_professionals() returns trigger language plpgsql as $$
begin
  perform professional_rate((select array_agg(distinct subject_id) from changed_rows where subject_type = 'professional'));
  return null;
end $$;
create trigger reviews_professional_insert after insert on reviews referencing new table as changed_rows for each statement execute function reviews_rate_professionals();
create trigger reviews_professional_update after update on reviews referencing new table as changed_rows for each statement execute function reviews_rate_professionals();
create trigger reviews_professional_delete after delete on reviews referencing old table as changed_rows for each statement execute function reviews_rate_professionals();

-- Who becomes a professional again still has the reviews of before.
create function professionals_have_reviews() returns trigger language plpgsql as $$
begin
  perform professional_rate((select array_agg(id) from new_rows));
  return null;
end $$;
create trigger professionals_rated_insert after insert on professionals referencing new table as new_rows for each statement execute function professionals_have_reviews();
