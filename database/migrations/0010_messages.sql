-- Conversations between two people about a quote request, a vendor or a profile, and what people report of them.

create table conversations (
  id uuid primary key,
  -- who talks with whom about what: beginning the same again finds the same conversation
  subject_key text not null unique,
  subject text not null check (subject in ('quote', 'vendor', 'profile')),
  quote_request_id uuid references quote_requests on delete set null,
  vendor_id uuid references vendors on delete set null,
  started_by uuid references users on delete set null,
  -- number of the last message; messages of a conversation count from 1
  last_seq integer not null default 0,
  created_at timestamptz not null default now()
);
create index conversations_quote on conversations (quote_request_id) where quote_request_id is not null;
create index conversations_vendor on conversations (vendor_id) where vendor_id is not null;
create index conversations_starter on conversations (started_by, created_at) where started_by is not null;

-- What a conversation is to each of its two people. What lists need is kept here, so that no history is ever counted.
create table conversation_people (
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- an answerer speaks for the vendor or the profile that was written to
  side text not null check (side in ('asker', 'answerer')),
  last_read_seq integer not null default 0,
  unread_count integer not null default 0 check (unread_count >= 0),
  last_message_at timestamptz not null default now(),
  is_muted boolean not null default false,
  is_archived boolean not null default false,
  primary key (conversation_id, user_id)
);
create index conversation_people_list on conversation_people (user_id, is_archived, last_message_at desc, conversation_id desc);
create index conversation_people_unread on conversation_people (user_id) include (unread_count, is_muted) where unread_count > 0;

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  seq integer not null,
  sender_id uuid references users on delete set null,
  -- made by the writer's browser: the same message sent twice is one message
  idempotency_key uuid not null,
  body text not null check (length(body) <= 4000),
  created_at timestamptz not null default now(),
  -- taken away by an admin after a report
  removed_at timestamptz,
  search tsvector not null generated always as (search_words_of(body)) stored,
  unique (conversation_id, seq),
  unique (sender_id, idempotency_key)
);
create index messages_search on messages using gin (search);
create index messages_removed on messages (conversation_id, seq) where removed_at is not null;

create table message_files (
  file_id uuid primary key references files on delete cascade,
  -- null while the message is being written
  message_id uuid references messages on delete cascade,
  uploader_id uuid references users on delete set null,
  name text not null,
  position integer not null default 0,
  created_at timestamptz not null default now()
);
create index message_files_message on message_files (message_id, position) where message_id is not null;
create index message_files_uploader on message_files (uploader_id) where uploader_id is not null;
create index message_files_unsent on message_files (created_at) where message_id is null;

create table blocks (
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id);

-- Staff read reported messages and nothing else of a conversation: a report keeps a copy of them.
create table message_reports (
  id uuid primary key,
  conversation_id uuid references conversations on delete set null,
  reporter_id uuid references users on delete set null,
  reported_id uuid references users on delete set null,
  reason text not null check (reason in ('spam', 'fraud', 'abuse', 'inappropriate', 'other')),
  note text not null default '' check (length(note) <= 1000),
  status text not null default 'open' check (status in ('open', 'decided')),
  decision text check (decision in ('dismissed', 'warned', 'removed')),
  decision_note text not null default '',
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'decided') = (decision is not null))
);
create index message_reports_list on message_reports (status, created_at desc, id desc);
create index message_reports_conversation on message_reports (conversation_id) where conversation_id is not null;
create index message_reports_reporter on message_reports (reporter_id, created_at desc) where reporter_id is not null;
create index message_reports_reported on message_reports (reported_id) where reported_id is not null;
create index message_reports_decider on message_reports (decided_by) where decided_by is not null;

create table message_report_messages (
  report_id uuid not null references message_reports on delete cascade,
  position integer not null,
  message_id uuid references messages on delete set null,
  body text not null,
  sent_at timestamptz not null,
  primary key (report_id, position)
);
create index message_report_messages_message on message_report_messages (message_id) where message_id is not null;
