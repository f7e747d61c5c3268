-- Whether an article of the help answered: one rating for each person, or device of a visitor, and article.
create table help_ratings (
  id uuid primary key,
  -- section and name, as in its address
  article text not null,
  user_id uuid references users on delete cascade,
  -- a random id of a visitor's browser; says nothing about the person
  device uuid,
  is_helpful boolean not null,
  comment text check (comment is null or (btrim(comment) <> '' and length(comment) <= 1000)),
  language text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((user_id is null) <> (device is null))
);
create unique index help_ratings_user on help_ratings (article, user_id) where user_id is not null;
create unique index help_ratings_device on help_ratings (article, device) where device is not null;
create index help_ratings_of_user on help_ratings (user_id) where user_id is not null;
create index help_ratings_comments on help_ratings (article, updated_at desc, id desc) where comment is not null;
