-- What people tell the makers of the product, and what they are answered.
create table feedback (
  id uuid primary key,
  -- made once by the form: the same feedback sent twice is one
  idempotency_key uuid not null unique,
  -- null: a visitor, who may have left an address
  author_id uuid references users on delete cascade,
  email text,
  kind text not null check (kind in ('problem', 'idea', 'praise', 'question')),
  body text not null,
  status text not null default 'new' check (status in ('new', 'in_progress', 'answered', 'closed')),
  -- where it was written, as the person was shown
  page text,
  browser text,
  language text not null,
  screenshot_id uuid references files on delete set null,
  -- for staff only
  note text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector not null generated always as (search_words_of(body || ' ' || coalesce(email, '') || ' ' || coalesce(page, ''))) stored
);
create index feedback_author on feedback (author_id, created_at desc, id desc);
create index feedback_created on feedback (created_at desc, id desc);
create index feedback_status on feedback (status, created_at desc, id desc);
create index feedback_kind on feedback (kind, created_at desc, id desc);
create index feedback_search on feedback using gin (search);
create index feedback_screenshot on feedback (screenshot_id) where screenshot_id is not null;

create table feedback_answers (
  id uuid primary key,
  feedback_id uuid not null references feedback on delete cascade,
  author_id uuid references users on delete set null,
  body text not null,
  created_at timestamptz not null default now()
);
create index feedback_answers_feedback on feedback_answers (feedback_id, created_at, id);
create index feedback_answers_author on feedback_answers (author_id) where author_id is not null;
