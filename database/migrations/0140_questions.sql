-- Questions are asked about more than pieces: the subjects are those of reviews (0068_reviews.sql).
alter table product_questions rename to questions;
alter table questions add column subject_type text not null default 'product' check (subject_type in ('product', 'professional'));
alter table questions alter column subject_type drop default;
alter table questions drop constraint product_questions_product_id_fkey;
alter table questions rename column product_id to subject_id;
drop index product_questions_product;
create index questions_subject on questions (subject_type, subject_id, created_at desc, id desc);
alter index product_questions_author rename to questions_author;
alter index product_questions_answered_by rename to questions_answered_by;

alter table moderation_reports drop constraint moderation_reports_subject_type_check;
update moderation_reports set subject_type = 'question' where subject_type = 'product_question';
alter table moderation_reports add constraint moderation_reports_subject_type_check
  check (subject_type in ('idea', 'ideabook', 'forum_thread', 'forum_post', 'review', 'question'));
alter table moderation_log drop constraint moderation_log_subject_type_check;
alter table moderation_log disable trigger moderation_log_append_only;
update moderation_log set subject_type = 'question' where subject_type = 'product_question';
alter table moderation_log enable trigger moderation_log_append_only;
alter table moderation_log add constraint moderation_log_subject_type_check
  check (subject_type in ('idea', 'ideabook', 'forum_thread', 'forum_post', 'review', 'question'));
-- The same entries under the new name.
alter table audit_events disable trigger audit_events_append_only;
update audit_events set entity_type = 'question', action = replace(action, 'product_question', 'question') where entity_type = 'product_question';
alter table audit_events enable trigger audit_events_append_only;
