-- What people want to be told and how, and the mail that is owed.

-- Without a row, the kind's default holds.
create table notification_choices (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  in_app boolean not null,
  email text not null check (email in ('now', 'daily', 'weekly', 'off')),
  updated_at timestamptz not null default now(),
  primary key (user_id, kind)
);

alter table notifications
  -- false: told by mail only
  add column in_app boolean not null default true,
  -- when it was deleted; it can be taken back until a job erases it
  add column removed_at timestamptz,
  -- what it is about: while it is unread, the next of its kind about the same renews it
  add column group_key text,
  -- the mail that it waits for; null when none is owed
  add column mail text check (mail in ('now', 'daily', 'weekly'));

drop index notifications_unread;
create index notifications_unread on notifications (user_id) where in_app and not is_read and removed_at is null;
create unique index notifications_group on notifications (user_id, kind, group_key) where group_key is not null and not is_read and removed_at is null;
create index notifications_owed on notifications (mail, user_id) where mail is not null;
create index notifications_removed on notifications (removed_at) where removed_at is not null;
create index notifications_age on notifications (created_at);
