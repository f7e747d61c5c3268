-- What people ask about a piece, and what its seller answers, for everybody to read.
create table product_questions (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  author_id uuid references users on delete set null,
  author_name text not null,
  body text not null check (btrim(body) <> ''),
  language text,
  answer text check (btrim(answer) <> ''),
  answer_language text,
  answered_at timestamptz,
  answered_by uuid references users on delete set null,
  status text not null default 'visible' check (status in ('visible', 'hidden')),
  hidden_reason text,
  created_at timestamptz not null default now(),
  check ((answer is null) = (answered_at is null))
);
create index product_questions_product on product_questions (product_id, created_at desc, id desc);
create index product_questions_author on product_questions (author_id) where author_id is not null;
create index product_questions_answered_by on product_questions (answered_by) where answered_by is not null;

alter table moderation_reports drop constraint moderation_reports_subject_type_check;
alter table moderation_reports add constraint moderation_reports_subject_type_check
  check (subject_type in ('idea', 'ideabook', 'forum_thread', 'forum_post', 'review', 'product_question'));
alter table moderation_log drop constraint moderation_log_subject_type_check;
alter table moderation_log add constraint moderation_log_subject_type_check
  check (subject_type in ('idea', 'ideabook', 'forum_thread', 'forum_post', 'review', 'product_question'));
