-- Browsers that show notifications, each by its person's choice. One belongs to the session in which it was switched on: signing out, or an end of all sessions, ends it.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  -- where the browser's maker takes messages for it, and what they are encrypted with (RFC 8030, RFC 8291)
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  last_success_at timestamptz,
  -- in a row
  failures integer not null default 0
);
create index push_subscriptions_user on push_subscriptions (user_id, created_at);
create index push_subscriptions_session on push_subscriptions (session_id);

-- Whether a kind goes to those browsers; null: as is usual for it.
alter table notification_choices add column push boolean;
