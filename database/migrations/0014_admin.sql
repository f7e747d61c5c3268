-- Administration: a searchable directory of accounts, and who really acted when an admin was signed in as somebody.

-- ---------------------------------------------------------------- directory of accounts
-- What lists of accounts search, filter and sort by. It stands apart from users, so that a new last_seen_at touches none of these indexes,
-- and is kept by the triggers below.
create table user_directory (
  user_id uuid primary key references users on delete cascade,
  -- as detectRole finds it, without the ids that the environment names
  role text not null,
  name_key text not null,
  created_at timestamptz not null,
  search tsvector not null
);
create index user_directory_search on user_directory using gin (search);
create index user_directory_created on user_directory (created_at desc, user_id desc);
create index user_directory_role on user_directory (role, created_at desc, user_id desc);
create index user_directory_name on user_directory (name_key, user_id);

-- A telephone number without what may be left out before it: country code or zero.
create function phone_key(phone text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(regexp_replace(search_norm(phone), '[^0-9]', '', 'g'), '^(00966|966|0)', '') $$;

create function user_directory_refresh(id uuid) returns void language plpgsql as $$
begin
  -- Waits for another change of the same person, then reads what that one left.
  perform from user_directory where user_id = id for update;
  insert into user_directory as d (user_id, role, name_key, created_at, search)
  select u.id,
    coalesce(
      (select r from unnest(array['homeowner', 'professional', 'vendor']) r where r = u.user_metadata ->> 'role'),
      (select r from unnest(array['homeowner', 'professional', 'vendor', 'admin']) r where r = u.app_metadata ->> 'role'),
      (select role from user_roles where user_id = u.id order by array_position(array['admin', 'vendor', 'professional', 'homeowner'], role) limit 1),
      (select r from unnest(array['homeowner', 'professional', 'vendor']) r where r = p.role),
      'homeowner'),
    name_key(u.name), u.created_at,
    search_words_of(u.name || ' ' || u.email || ' ' || coalesce(p.full_name, '') || ' ' || coalesce(p.company_name, '') || ' ' || coalesce(p.username, '')
      || ' ' || coalesce(phone_key(p.phone), ''))
  from users u left join profiles p on p.id = u.id where u.id = user_directory_refresh.id
  on conflict (user_id) do update set role = excluded.role, name_key = excluded.name_key, created_at = excluded.created_at, search = excluded.search;
end $$;

create function user_directory_follow() returns trigger language plpgsql as $$
begin
  perform user_directory_refresh((to_jsonb(coalesce(new, old)) ->> tg_argv[0])::uuid);
  return null;
end $$;
-- At the end of the transaction: whoever changes a profile holds no other lock meanwhile that a change of the role could wait for.
create constraint trigger users_directory_insert after insert on users deferrable initially deferred
  for each row execute function user_directory_follow('id');
create constraint trigger users_directory_update after update of name, email, user_metadata, app_metadata, created_at on users deferrable initially deferred
  for each row execute function user_directory_follow('id');
create constraint trigger profiles_directory after insert or update of role, full_name, phone, company_name, username on profiles deferrable initially deferred
  for each row execute function user_directory_follow('id');
create constraint trigger user_roles_directory after insert or update or delete on user_roles deferrable initially deferred
  for each row execute function user_directory_follow('user_id');

select user_directory_refresh(id) from users;

create index users_suspended on users (suspended_at) where suspended_at is not null;
create index user_permissions_permission on user_permissions (permission, user_id);
create index user_permissions_granter on user_permissions (granted_by) where granted_by is not null;

-- ---------------------------------------------------------------- audit
-- The admin who was signed in as the actor, if one was.
alter table audit_events
  add column impersonator_id uuid references users on delete set null,
  add column impersonator_name text;
create index audit_events_impersonator on audit_events (impersonator_id, id desc) where impersonator_id is not null;
-- Ids are in the order of time: they page the log and bound its days.
create index audit_events_actor_id on audit_events (actor_id, id desc);
create index audit_events_type on audit_events (entity_type, id desc);
create index audit_events_action on audit_events (action, id desc);
drop index audit_events_actor;

create or replace function audit_events_frozen() returns trigger language plpgsql as $$
begin
  -- the one change allowed: the account of who did it was erased
  if tg_op = 'UPDATE' and (new.actor_id is null or new.actor_id = old.actor_id) and (new.impersonator_id is null or new.impersonator_id = old.impersonator_id)
    and (to_jsonb(new) - '{actor_id,impersonator_id}'::text[]) = (to_jsonb(old) - '{actor_id,impersonator_id}'::text[]) then return new; end if;
  raise exception 'audit events are append-only';
end $$;
