-- What happened to a person, told in the bell, live and by mail.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- what happened; texts are made from it in the reader's language
  kind text not null,
  -- info, success, warning, error or booking; anything else is shown as info
  type text not null default 'info',
  params jsonb not null default '{}',
  href text,
  actor_id uuid references users on delete set null,
  is_read boolean not null default false,
  created_at timestamptz not null default now()
);
create index notifications_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where not is_read;
create index notifications_actor on notifications (actor_id) where actor_id is not null;
