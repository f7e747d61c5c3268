-- Signing in: the second factor, passkeys, and when a session was last seen.

alter table users add column two_factor_enabled boolean not null default false;

alter table sessions
  add column last_seen_at timestamptz not null default now(),
  -- when the person last proved who they are; adding a passkey asks for it anew
  add column confirmed_at timestamptz not null default now();

-- The secret of an authenticator app and the codes for when it is lost, both encrypted. Not verified: set-up was begun, not finished.
create table two_factors (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text,
  public_key text not null,
  credential_id text not null unique,
  counter bigint not null default 0,
  device_type text not null,
  backed_up boolean not null default false,
  transports text,
  aaguid text,
  created_at timestamptz not null default now()
);
create index passkeys_user on passkeys (user_id, created_at desc);

-- Devices somebody trusts and links not used yet are found by the person when everything ends.
create index verifications_value on verifications (value);

-- What is reserved before it is done carries a digest as its id.
alter table verifications alter column id type text;
