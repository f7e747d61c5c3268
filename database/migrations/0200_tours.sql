-- Who was led through the dashboard of a role, or said no to it: nobody is twice, on no device.
create table tours_seen (
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('homeowner', 'professional', 'vendor', 'admin')),
  -- went through all of it
  is_finished boolean not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, role)
);
-- Who had an account before there were tours knows their dashboard.
insert into tours_seen (user_id, role, is_finished) select user_id, role, false from user_directory;
