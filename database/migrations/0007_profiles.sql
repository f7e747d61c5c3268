-- Profiles: everything a person says about themselves, who may see which part of it, and the codes that prove a telephone number.

alter table profiles
  -- the name in the address of the page; stored as it is compared: lower case
  add column username text check (username ~ '^[a-z0-9][a-z0-9._-]{1,28}[a-z0-9]$'),
  add column avatar_id uuid references files on delete set null,
  add column bio text,
  add column website text,
  add column city text,
  add column address text,
  add column professional_type text,
  add column business_license text,
  add column specializations text[] not null default '{}',
  -- cities by their stored names, whole regions by their ISO 3166-2 code
  add column service_areas text[] not null default '{}',
  -- the names of certificates, as plain strings
  add column certifications text[] not null default '{}',
  add column hourly_rate bigint check (hourly_rate >= 0),
  add column years_of_experience smallint check (years_of_experience between 0 and 80),
  -- [{ school, degree, year }]
  add column education_history jsonb not null default '[]',
  -- { network: address }
  add column social_links jsonb not null default '{}',
  -- { contactBy, languages }
  add column preferences jsonb not null default '{}',
  -- { styles, notes }
  add column design_preferences jsonb not null default '{}',
  -- { nameAr, foundedYear, teamSize, about }
  add column company_details jsonb not null default '{}',
  -- [{ title, text, year, url }]
  add column portfolio_highlights jsonb not null default '[]',
  -- { isAcceptingProjects, earliestStart, days, from, to }
  add column availability_preferences jsonb not null default '{}',
  add column verification_status text not null default 'unverified',
  add column phone_verified_at timestamptz,
  -- { part: everyone | signed_in | nobody }; what is missing follows the role's default
  add column visibility jsonb not null default '{}',
  -- grows with every change of what the form edits, whoever makes it
  add column version integer not null default 1;

create unique index profiles_username on profiles (username) where username is not null;
create index profiles_avatar on profiles (avatar_id) where avatar_id is not null;

create function profiles_changed() returns trigger language plpgsql as $$
begin
  -- A code proves one number: the next one is unproven, whichever way it came in.
  if new.phone is distinct from old.phone and new.phone_verified_at is not distinct from old.phone_verified_at then new.phone_verified_at := null; end if;
  if (to_jsonb(new) - '{version,updated_at,avatar_id,verification_status,phone_verified_at,visibility}'::text[])
     is distinct from (to_jsonb(old) - '{version,updated_at,avatar_id,verification_status,phone_verified_at,visibility}'::text[])
  then new.version := old.version + 1; end if;
  return new;
end $$;
create trigger profiles_change before update on profiles for each row execute function profiles_changed();

-- One open code for each person: a new one replaces the old.
create table phone_codes (
  user_id uuid primary key references users on delete cascade,
  phone text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index phone_codes_expiry on phone_codes (expires_at);
