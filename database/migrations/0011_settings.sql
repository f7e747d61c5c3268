-- What people agreed to, and the copies of their data that they asked for.

-- Append-only: the newest row of a kind says what holds now. It goes only with its account.
create table consents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('terms', 'privacy', 'marketing', 'analytics')),
  is_given boolean not null,
  -- of the text that was agreed to
  version text not null,
  source text not null check (source in ('sign_up', 'settings', 'notice')),
  language text,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now()
);
create index consents_user on consents (user_id, kind, created_at desc, id desc);
create function consents_frozen() returns trigger language plpgsql as $$
begin
  -- the one deletion allowed comes from the account's own: a trigger of the foreign key made it
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  raise exception 'consents are append-only';
end $$;
create trigger consents_append_only before update or delete on consents for each row execute function consents_frozen();

create table personal_exports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'running', 'ready', 'failed', 'expired')),
  language text not null,
  storage_key text,
  byte_size bigint,
  requested_at timestamptz not null default now(),
  completed_at timestamptz,
  expires_at timestamptz
);
create index personal_exports_user on personal_exports (user_id, requested_at desc, id desc);
create unique index personal_exports_running on personal_exports (user_id) where status in ('queued', 'running');
create index personal_exports_expiry on personal_exports (expires_at) where status = 'ready';
