-- Everyone who belongs to a project talks in one conversation, which goes with the project.
alter table conversations add column project_id uuid references projects on delete cascade;
create unique index conversations_project on conversations (project_id) where project_id is not null;
alter table conversations
  drop constraint conversations_subject_check,
  add constraint conversations_subject_check check (subject in ('quote', 'vendor', 'profile', 'project'));
alter table conversation_people
  drop constraint conversation_people_side_check,
  add constraint conversation_people_side_check check (side in ('asker', 'answerer', 'member'));
-- A file whose message is gone is removed as one that was never sent.
alter table message_files
  drop constraint message_files_message_id_fkey,
  add constraint message_files_message_id_fkey foreign key (message_id) references messages on delete set null;
