-- A person's name as Arabic writes it; `full_name` is how they write it themselves, in whichever script.
alter table profiles add column full_name_ar text;

-- Found by either.
alter table profiles drop column search;
alter table profiles add column search tsvector not null generated always as (
  shown_profile_words(coalesce(full_name, '') || ' ' || coalesce(full_name_ar, ''), company_name, company_details, professional_type, specializations, city,
    service_areas, bio, visibility)) stored;
create index profiles_search on profiles using gin (search);

create or replace function user_directory_refresh(id uuid) returns void language plpgsql as $$
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
    search_words_of(u.name || ' ' || u.email || ' ' || coalesce(p.full_name, '') || ' ' || coalesce(p.full_name_ar, '') || ' ' || coalesce(p.company_name, '') || ' ' || coalesce(p.username, '')
      || ' ' || coalesce(phone_key(p.phone), ''))
  from users u left join profiles p on p.id = u.id where u.id = user_directory_refresh.id
  on conflict (user_id) do update set role = excluded.role, name_key = excluded.name_key, created_at = excluded.created_at, search = excluded.search;
end $$;

drop trigger profiles_directory on profiles;
create constraint trigger profiles_directory after insert or update of role, full_name, full_name_ar, phone, company_name, username on profiles
  deferrable initially deferred for each row execute function user_directory_follow('id');
