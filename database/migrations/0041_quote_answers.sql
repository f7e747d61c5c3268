-- What a vendor's people answer to a request: words, a price or the word that they must see the place, and documents.
create table quote_answers (
  id uuid primary key,
  quote_request_id uuid not null references quote_requests on delete cascade,
  author_id uuid references users on delete set null,
  idempotency_key uuid not null unique,
  body text not null check (btrim(body) <> ''),
  -- minor units, VAT included
  price_min bigint check (price_min >= 0),
  price_max bigint check (price_max >= price_min),
  currency text not null default 'SAR',
  -- priced after a visit
  is_on_site boolean not null default false,
  created_at timestamptz not null default now(),
  check (is_on_site or price_min is not null or price_max is not null)
);
create index quote_answers_request on quote_answers (quote_request_id, created_at, id);
create index quote_answers_author on quote_answers (author_id) where author_id is not null;

create table quote_answer_files (
  answer_id uuid not null references quote_answers on delete cascade,
  file_id uuid not null references files on delete cascade,
  name text not null,
  position integer not null,
  primary key (answer_id, file_id)
);
create index quote_answer_files_file on quote_answer_files (file_id);
