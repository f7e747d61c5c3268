-- Providers of generated pictures, as administrators configure them. Those of the environment are not in here.
create table ai_providers (
  id uuid primary key,
  kind text not null check (kind in ('openai', 'openai_compatible', 'gemini', 'replicate', 'fal', 'stability', 'comfyui', 'automatic1111')),
  name text not null check (btrim(name) <> ''),
  -- null: the address of the kind
  base_url text,
  -- null: the kind's own; text_model null: the same model makes pictures from words
  model text,
  text_model text,
  does_redesign boolean not null default true,
  does_text boolean not null default true,
  -- sealed with a key that is derived from the product's secret; only its last four characters are ever shown
  key_sealed bytea,
  key_hint text,
  -- what one picture costs, in millionths of a US dollar
  price_micros bigint not null default 0 check (price_micros >= 0),
  -- successes for each person and day; null: the limits of the whole product are enough
  person_daily_count integer check (person_daily_count >= 0),
  is_enabled boolean not null default true,
  position integer not null,
  tested_at timestamptz,
  -- null: it answered; otherwise the code of a text
  test_problem text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- pictures keep the name of what made them
  removed_at timestamptz
);
create index ai_providers_order on ai_providers (position, id) where removed_at is null;

-- One row: limits for each day, by the clock of Riyadh. null: no limit.
create table ai_limits (
  is_only boolean primary key default true check (is_only),
  -- 'diwan' or the id of a provider: what is chosen before somebody chooses
  default_engine text not null default 'diwan',
  person_daily_count integer default 20 check (person_daily_count >= 0),
  person_daily_micros bigint default 2000000 check (person_daily_micros >= 0),
  site_daily_count integer default 500 check (site_daily_count >= 0),
  site_daily_micros bigint default 25000000 check (site_daily_micros >= 0)
);
insert into ai_limits default values;

-- Each time a provider was asked. What is reserved or done counts towards the limits of its day; what failed does not.
create table ai_generations (
  id uuid primary key,
  -- the id of a row above, or the name of one of the environment
  provider_id text not null,
  provider_name text not null,
  kind text not null,
  model text,
  user_id uuid references users on delete set null,
  purpose text not null check (purpose in ('redesign', 'text')),
  -- what it is for, so that work which was cut off goes on instead of being paid twice
  reference text not null,
  -- the provider's own name of the work, where it has one
  remote_id text,
  day date not null,
  state text not null check (state in ('reserved', 'done', 'failed')),
  failure text,
  -- expected while reserved, charged when done, 0 when failed
  cost_micros bigint not null,
  -- a reservation whose process is gone ends by itself
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index ai_generations_day on ai_generations (day, state);
create index ai_generations_user on ai_generations (user_id, created_at desc);
create index ai_generations_reference on ai_generations (reference, created_at desc);
