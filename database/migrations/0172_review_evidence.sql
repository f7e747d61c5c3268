-- What a professional shows of the work that a former client is invited to review: a contract, an invoice, a photograph. For moderation alone.
create table review_evidence (
  invitation_id uuid not null references review_invitations on delete cascade,
  file_id uuid not null references files on delete cascade,
  name text not null,
  position integer not null,
  primary key (invitation_id, file_id)
);
create index review_evidence_file on review_evidence (file_id);
