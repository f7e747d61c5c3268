-- What people write to the team by the contact form, and what they are answered.
create table contact_messages (
  id uuid primary key,
  -- made once by the form: the same message sent twice is one
  idempotency_key uuid not null unique,
  -- null: a visitor
  sender_id uuid references users on delete cascade,
  name text not null check (btrim(name) <> ''),
  email text not null,
  phone text,
  topic text not null check (topic in ('order', 'payment', 'request', 'account', 'listing', 'privacy', 'press', 'other')),
  -- number of an order or request, as it was typed
  reference text,
  body text not null check (btrim(body) <> ''),
  language text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector not null generated always as (search_words_of(name || ' ' || email || ' ' || coalesce(reference, '') || ' ' || body)) stored
);
create index contact_messages_sender on contact_messages (sender_id, created_at desc, id desc) where sender_id is not null;
create index contact_messages_created on contact_messages (created_at desc, id desc);
create index contact_messages_status on contact_messages (status, created_at desc, id desc);
create index contact_messages_topic on contact_messages (topic, created_at desc, id desc);
create index contact_messages_search on contact_messages using gin (search);

create table contact_files (
  message_id uuid not null references contact_messages on delete cascade,
  file_id uuid not null references files on delete cascade,
  name text not null,
  position smallint not null,
  primary key (message_id, position)
);
create unique index contact_files_file on contact_files (file_id);

create table contact_replies (
  id uuid primary key,
  message_id uuid not null references contact_messages on delete cascade,
  author_id uuid references users on delete set null,
  body text not null check (btrim(body) <> ''),
  created_at timestamptz not null default now()
);
create index contact_replies_message on contact_replies (message_id, created_at, id);
create index contact_replies_author on contact_replies (author_id) where author_id is not null;
