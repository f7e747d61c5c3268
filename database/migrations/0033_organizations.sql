-- People who work for a vendor or a professional's company, in place of a vendor's one owner.
create table organizations (
  id uuid primary key,
  name text not null check (btrim(name) <> ''),
  name_ar text,
  -- named on the profiles of its owners
  is_public boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table organization_members (
  organization_id uuid not null references organizations on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'manager', 'editor', 'viewer')),
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id)
);
create index organization_members_user on organization_members (user_id, organization_id) include (role);

create table organization_invitations (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  -- lower case
  email text not null,
  role text not null check (role in ('manager', 'editor', 'viewer')),
  -- SHA-256 of the link's secret, which only its mail has
  token_hash text not null unique,
  language text not null,
  invited_by uuid references users on delete set null,
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'withdrawn')),
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  answered_at timestamptz
);
create unique index organization_invitations_open on organization_invitations (organization_id, email) where status = 'open';
create index organization_invitations_organization on organization_invitations (organization_id);
create index organization_invitations_email on organization_invitations (email) where status = 'open';
create index organization_invitations_inviter on organization_invitations (invited_by) where invited_by is not null;

-- Each owned vendor gets an organization with its owner as the owner.
alter table vendors add organization_id uuid;
update vendors set organization_id = gen_random_uuid() where owner_id is not null;
insert into organizations (id, name, name_ar, created_at) select organization_id, name, name_ar, created_at from vendors where organization_id is not null;
insert into organization_members (organization_id, user_id, role, created_at)
  select organization_id, owner_id, 'owner', created_at from vendors where organization_id is not null;

-- Conversations with a vendor are with its organization: everybody of its team has a place on the answering side.
alter table conversations add organization_id uuid references organizations on delete set null;
create index conversations_organization on conversations (organization_id) where organization_id is not null;
update conversations c set organization_id = v.organization_id, subject_key = replace(c.subject_key, v.owner_id::text, v.organization_id::text)
  from vendors v where v.id = c.vendor_id and v.owner_id is not null
  and exists (select from conversation_people p where p.conversation_id = c.id and p.user_id = v.owner_id and p.side = 'answerer');

alter table vendors add foreign key (organization_id) references organizations on delete set null;
create index vendors_organization on vendors (organization_id) where organization_id is not null;
alter table vendors drop column owner_id;
