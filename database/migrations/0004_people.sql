-- People: what an account carries beyond signing in. Further tables come with their features.

alter table users
  add column currency text not null default 'SAR' check (currency ~ '^[A-Z]{3}$'),
  -- signing in is refused and open sessions end while this is set
  add column suspended_at timestamptz,
  add column suspension_reason text,
  -- asked to be erased: the account closes at once and is erased when the grace period is over
  add column deletion_requested_at timestamptz,
  add column last_seen_at timestamptz;
create index users_created on users (created_at desc, id desc);
create index users_deletion on users (deletion_requested_at) where deletion_requested_at is not null;

-- The admin who signed in as this person, if one did.
alter table sessions add column impersonated_by uuid references users on delete cascade;
create index sessions_impersonator on sessions (impersonated_by) where impersonated_by is not null;
