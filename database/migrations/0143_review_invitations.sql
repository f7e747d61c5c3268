-- Former clients whom a professional asks for a review: the code, mailed to them, says that they are meant; what was done is the evidence both stand by.
create table review_invitations (
  id uuid primary key,
  professional_id uuid not null references users on delete cascade,
  -- in small letters
  email text not null,
  work text not null check (btrim(work) <> ''),
  code_hash text not null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- whoever confirmed it
  client_id uuid references users on delete set null,
  confirmed_at timestamptz,
  check (client_id is null or confirmed_at is not null)
);
create unique index review_invitations_once on review_invitations (professional_id, email);
create index review_invitations_newest on review_invitations (professional_id, sent_at desc, id desc);
create index review_invitations_code on review_invitations (email, code_hash);
create index review_invitations_client on review_invitations (client_id) where client_id is not null;

alter table reviews drop constraint reviews_basis_check;
alter table reviews add constraint reviews_basis_check check (basis in ('award', 'invitation', 'order', 'request'));
