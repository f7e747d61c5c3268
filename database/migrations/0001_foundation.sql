-- Foundation: search functions, accounts, files, places in the directory, imports, quotes, audit.
-- SQL stays at the level of PostgreSQL 15. Ids are UUID v7 made by the server. Money is bigint minor units (halalas) with a currency.

-- Limits belong to the role, so that they hold behind a pooler too.
do $$ begin
  execute format('alter role current_user in database %I set statement_timeout = ''15s''', current_database());
  execute format('alter role current_user in database %I set lock_timeout = ''5s''', current_database());
  execute format('alter role current_user in database %I set idle_in_transaction_session_timeout = ''60s''', current_database());
  execute format('alter role current_user in database %I set jit = off', current_database());
end $$;

create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- ---------------------------------------------------------------- search
-- Folds a text for matching: compatibility forms, case, Latin accents, Arabic hamza/alef/ya/ta marbuta/kaf forms, vowel signs, tatweel, Arabic and Persian digits.
create function search_norm(t text) returns text language sql immutable parallel safe strict as $$
  select translate(
    regexp_replace(lower(normalize(t, NFKD)), U&'[\0300-\036F\0640\064B-\0655\0656-\065F\0670\06D6-\06DC\06DF-\06E8\06EA-\06ED\200C-\200F\00AD]', '', 'g'),
    U&'\0671\0649\0629\06AF\06A9\06CC\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9',
    U&'\0627\064A\0647\0643\0643\064A' || '01234567890123456789') $$;

-- The same, with the Arabic article and its attached particles dropped, so that one word is found with and without it.
create function search_tokens(t text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(search_norm(t), U&'(^|[^\0621-\064A])(?:[\0648\0641\0628\0643]?\0627\0644|\0644\0644)(?=[\0621-\064A]{2})', E'\\1', 'g') $$;

-- Key under which two spellings of a name are one name: folded, punctuation and spacing collapsed.
create function name_key(t text) returns text language sql immutable parallel safe strict as $$
  select btrim(regexp_replace(search_norm(t), '[[:space:][:punct:]]+', ' ', 'g')) $$;

create function text_list(l text[]) returns text language sql immutable parallel safe as $$ select array_to_string(l, ' ') $$;

-- All words of a question, the last as a prefix. An empty question gives an empty query, which matches nothing: skip it.
create function search_query(q text) returns tsquery language sql immutable parallel safe strict as $$
  select coalesce(string_agg(quote_literal(w) || case when ord = n then ':*' else '' end, ' & ' order by ord), '')::tsquery
  from (select w, row_number() over (order by o) ord, count(*) over () n
        from regexp_split_to_table(search_tokens(q), '[^[:alnum:]]+') with ordinality x(w, o) where w <> '') s $$;

-- ---------------------------------------------------------------- accounts (columns as better-auth needs them, in snake case)
create table users (
  id uuid primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  language text,
  theme text check (theme in ('light', 'dark', 'system')),
  -- user_metadata is what a person may set at sign-up (never trusted for 'admin'); app_metadata is set by the server only.
  user_metadata jsonb not null default '{}',
  app_metadata jsonb not null default '{}',
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
create table accounts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_user on accounts (user_id);
create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);
create index verifications_expiry on verifications (expires_at);

create table profiles (
  id uuid primary key references users on delete cascade,
  full_name text,
  email text not null,
  phone text,
  role text check (role in ('homeowner', 'professional', 'vendor', 'admin')),
  company_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table user_roles (
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('homeowner', 'professional', 'vendor', 'admin')),
  primary key (user_id, role)
);
-- Further permissions an admin grants, e.g. content_manager.
create table user_permissions (
  user_id uuid not null references users on delete cascade,
  permission text not null check (permission in ('content_manager')),
  granted_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (user_id, permission)
);

-- Sliding windows for rate limits, shared by every server process.
create table rate_limits (
  key text primary key,
  count integer not null,
  window_start timestamptz not null
);
create index rate_limits_window on rate_limits (window_start);

-- ---------------------------------------------------------------- files
create table files (
  id uuid primary key,
  storage_key text not null,
  sha256 text not null,
  mime text not null,
  byte_size bigint not null,
  width integer,
  height integer,
  -- tiny blurred preview as a data: address, and the dominant colors, most frequent first
  placeholder text,
  colors text[] not null default '{}',
  alt_en text,
  alt_ar text,
  -- public files are served to anybody; private ones only to whom the owning feature allows
  is_public boolean not null,
  owner_id uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index files_sha on files (sha256);
create index files_owner on files (owner_id);

-- ---------------------------------------------------------------- categories
create table categories (
  id uuid primary key,
  name text not null,
  name_ar text,
  name_key text not null generated always as (name_key(name)) stored,
  slug text not null unique,
  type text not null check (type in ('Service', 'Product')),
  parent_id uuid references categories on delete restrict,
  is_active boolean not null default true,
  photo_id uuid references files on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index categories_name on categories (name_key);
create index categories_parent on categories (parent_id);

-- ---------------------------------------------------------------- vendors
create table vendors (
  id uuid primary key,
  vendor_id text unique,
  name text not null check (btrim(name) <> ''),
  name_ar text,
  name_key text not null generated always as (name_key(name)) stored,
  slug text not null unique,
  vendor_type text not null default 'Service' check (vendor_type in ('Service', 'Product', 'Both')),
  status text not null default 'Pending' check (status in ('Pending', 'Verified', 'Inactive')),
  city text,
  coverage_areas text[] not null default '{}',
  contact_phone text,
  contact_email text,
  whatsapp text,
  address text,
  website_url text,
  instagram_url text,
  google_maps_url text,
  google_place_id text unique,
  latitude double precision,
  longitude double precision,
  description text,
  description_ar text,
  license_number text,
  min_project_value bigint check (min_project_value >= 0),
  price_range_min bigint check (price_range_min >= 0),
  price_range_max bigint check (price_range_max >= 0),
  currency text not null default 'SAR',
  rating real not null default 0 check (rating between 0 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  languages text[] not null default '{}',
  is_featured boolean not null default false,
  tags text[] not null default '{}',
  notes_internal text,
  logo_id uuid references files on delete set null,
  owner_id uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search tsvector not null generated always as (
    setweight(to_tsvector('simple'::regconfig, search_tokens(name || ' ' || coalesce(name_ar, ''))), 'A') ||
    setweight(to_tsvector('simple'::regconfig, search_tokens(coalesce(city, '') || ' ' || text_list(tags))), 'B') ||
    setweight(to_tsvector('simple'::regconfig, search_tokens(coalesce(description, '') || ' ' || coalesce(description_ar, ''))), 'D')) stored
);
create index vendors_search on vendors using gin (search);
create index vendors_name_key on vendors (name_key, id);
create index vendors_owner on vendors (owner_id) where owner_id is not null;
create index vendors_logo on vendors (logo_id) where logo_id is not null;
create index vendors_updated on vendors (updated_at desc, id desc);
create index vendors_public_featured on vendors (is_featured desc, rating desc, id desc) where status = 'Verified' and deleted_at is null;
create index vendors_public_rating on vendors (rating desc, id desc) where status = 'Verified' and deleted_at is null;
create index vendors_public_min on vendors (min_project_value, id) where status = 'Verified' and deleted_at is null;
create index vendors_public_name on vendors (name_key, id) where status = 'Verified' and deleted_at is null;
create index vendors_public_city on vendors (city, vendor_type, is_featured desc, rating desc, id desc) where status = 'Verified' and deleted_at is null;

create table vendor_categories (
  vendor_id uuid not null references vendors on delete cascade,
  category_id uuid not null references categories on delete restrict,
  primary key (vendor_id, category_id)
);
create index vendor_categories_category on vendor_categories (category_id, vendor_id);

create table vendor_photos (
  vendor_id uuid not null references vendors on delete cascade,
  file_id uuid not null references files on delete cascade,
  position integer not null,
  primary key (vendor_id, file_id)
);
create index vendor_photos_file on vendor_photos (file_id);

-- A slug that a vendor had before; its address redirects for ever.
create table vendor_slugs (
  slug text primary key,
  vendor_id uuid not null references vendors on delete cascade
);
create index vendor_slugs_vendor on vendor_slugs (vendor_id);

create table vendor_reviews (
  id uuid primary key,
  vendor_id uuid not null references vendors on delete cascade,
  author_id uuid references users on delete set null,
  author_name text not null,
  rating smallint not null check (rating between 1 and 5),
  body text,
  language text,
  created_at timestamptz not null default now()
);
create index vendor_reviews_vendor on vendor_reviews (vendor_id, created_at desc, id desc);
create index vendor_reviews_author on vendor_reviews (author_id);

-- A vendor that has reviews here takes rating and count from them; one that has none keeps what an import said.
create function vendor_reviews_apply() returns trigger language plpgsql as $$
begin
  if tg_op in ('INSERT', 'UPDATE') then
    update vendors v set rating = s.rating, review_count = s.n
    from (select r.vendor_id, round(avg(r.rating), 1)::real rating, count(*)::int n from vendor_reviews r
          where r.vendor_id in (select vendor_id from new_rows) group by 1) s
    where v.id = s.vendor_id;
  else
    update vendors v set rating = coalesce(s.rating, 0), review_count = coalesce(s.n, 0)
    from (select o.vendor_id, round(avg(r.rating), 1)::real rating, count(r.id)::int n
          from (select distinct vendor_id from old_rows) o left join vendor_reviews r using (vendor_id) group by 1) s
    where v.id = s.vendor_id;
  end if;
  return null;
end $$;
create trigger vendor_reviews_insert after insert on vendor_reviews referencing new table as new_rows for each statement execute function vendor_reviews_apply();
create trigger vendor_reviews_update after update on vendor_reviews referencing new table as new_rows for each statement execute function vendor_reviews_apply();
create trigger vendor_reviews_delete after delete on vendor_reviews referencing old table as old_rows for each statement execute function vendor_reviews_apply();

-- ---------------------------------------------------------------- vendor imports
create table vendor_imports (
  id uuid primary key,
  file_name text not null,
  storage_key text not null,
  byte_size bigint not null,
  sha256 text not null,
  is_dry_run boolean not null,
  status text not null default 'queued' check (status in ('queued', 'processing', 'completed', 'failed', 'cancelled')),
  format text check (format in ('template', 'scraped')),
  encoding text,
  delimiter text,
  total_rows integer,
  -- the last row whose effect and counters are committed: a resumed job starts behind it
  processed_rows integer not null default 0,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  -- rows that wrote nothing; unchanged_count of them were already in the directory as the file has them
  skipped_count integer not null default 0,
  unchanged_count integer not null default 0,
  categories_created_count integer not null default 0,
  error_count integer not null default 0,
  failure text,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  completed_at timestamptz
);
create index vendor_imports_created on vendor_imports (created_at desc, id desc);
create index vendor_imports_creator on vendor_imports (created_by);
create table vendor_import_errors (
  import_id uuid not null references vendor_imports on delete cascade,
  row_number integer not null,
  position integer not null,
  code text not null,
  message text not null,
  item text,
  primary key (import_id, row_number, position)
);

-- ---------------------------------------------------------------- quote requests
create table quote_requests (
  id uuid primary key,
  -- made by the form: the same form sent twice is one request
  idempotency_key uuid not null unique,
  vendor_id uuid not null references vendors on delete cascade,
  requester_id uuid references users on delete set null,
  project_type text not null,
  city text not null,
  budget_min bigint check (budget_min >= 0),
  budget_max bigint check (budget_max >= 0),
  currency text not null default 'SAR',
  start_when text not null check (start_when in ('now', 'one_month', 'three_months', 'six_months', 'undecided')),
  description text not null,
  contact_name text not null,
  contact_email text not null,
  contact_phone text,
  language text not null,
  status text not null default 'new' check (status in ('new', 'seen', 'answered', 'closed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index quote_requests_vendor on quote_requests (vendor_id, created_at desc, id desc);
create index quote_requests_requester on quote_requests (requester_id, created_at desc, id desc);
create index quote_requests_created on quote_requests (created_at desc, id desc);
create table quote_request_photos (
  quote_request_id uuid not null references quote_requests on delete cascade,
  file_id uuid not null references files on delete cascade,
  position integer not null,
  primary key (quote_request_id, file_id)
);
create index quote_request_photos_file on quote_request_photos (file_id);

-- ---------------------------------------------------------------- audit: who changed what and when; append-only
create table audit_events (
  id uuid primary key,
  actor_id uuid references users on delete set null,
  actor_name text,
  action text not null,
  entity_type text not null,
  entity_id uuid not null,
  -- { field: [before, after] }
  changes jsonb not null default '{}',
  request_id text,
  created_at timestamptz not null default now()
);
create index audit_events_entity on audit_events (entity_type, entity_id, created_at desc, id desc);
create index audit_events_actor on audit_events (actor_id, created_at desc);
create index audit_events_created on audit_events (created_at desc, id desc);
create function audit_events_frozen() returns trigger language plpgsql as $$
begin
  -- the one change allowed: the actor's account was erased
  if tg_op = 'UPDATE' and new.actor_id is null and (to_jsonb(new) - 'actor_id') = (to_jsonb(old) - 'actor_id') then return new; end if;
  raise exception 'audit events are append-only';
end $$;
create trigger audit_events_append_only before update or delete on audit_events for each row execute function audit_events_frozen();
