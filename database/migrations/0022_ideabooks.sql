-- Ideabooks: ideas that somebody collects, in their order and with notes, alone or with people they invite.
create table ideabooks (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  title text not null check (btrim(title) <> ''),
  description text not null default '',
  visibility text not null default 'private' check (visibility in ('public', 'unlisted', 'private')),
  -- opens an unlisted one to whoever has the link
  share_token text not null unique,
  cover_item_id uuid,
  copied_from uuid references ideabooks on delete set null,
  -- kept from the rows below by triggers
  item_count integer not null default 0,
  like_count integer not null default 0,
  copy_count integer not null default 0,
  popularity integer not null generated always as (like_count + 2 * copy_count) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- set by moderators: only the owner and the invited see it
  hidden_at timestamptz,
  deleted_at timestamptz
);
create index ideabooks_owner on ideabooks (owner_id, updated_at desc, id desc) where deleted_at is null;
create index ideabooks_copied_from on ideabooks (copied_from) where copied_from is not null;
create index ideabooks_newest on ideabooks (created_at desc, id desc) where visibility = 'public' and deleted_at is null and hidden_at is null and item_count > 0;
create index ideabooks_popular on ideabooks (popularity desc, id desc) where visibility = 'public' and deleted_at is null and hidden_at is null and item_count > 0;

create table ideabook_items (
  id uuid primary key,
  ideabook_id uuid not null references ideabooks on delete cascade,
  idea_id uuid not null references design_ideas on delete cascade,
  note text,
  -- ascending with gaps; set while the row of the ideabook is locked
  position bigint not null,
  added_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (ideabook_id, idea_id)
);
create index ideabook_items_order on ideabook_items (ideabook_id, position, id);
create index ideabook_items_idea on ideabook_items (idea_id);
create index ideabook_items_added_by on ideabook_items (added_by) where added_by is not null;

alter table ideabooks add foreign key (cover_item_id) references ideabook_items on delete set null;
create index ideabooks_cover on ideabooks (cover_item_id) where cover_item_id is not null;

-- Who else may look at an ideabook or edit it. An invitation goes to an address, which may have no account yet.
create table ideabook_members (
  id uuid primary key,
  ideabook_id uuid not null references ideabooks on delete cascade,
  -- lower case
  email text not null,
  user_id uuid references users on delete cascade,
  role text not null check (role in ('view', 'edit')),
  status text not null default 'invited' check (status in ('invited', 'accepted', 'declined')),
  token text not null unique,
  invited_by uuid references users on delete set null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  unique (ideabook_id, email),
  check ((status = 'accepted') = (user_id is not null))
);
create unique index ideabook_members_person on ideabook_members (user_id, ideabook_id) where user_id is not null;
create index ideabook_members_invited_by on ideabook_members (invited_by) where invited_by is not null;

create table ideabook_likes (
  user_id uuid not null references users on delete cascade,
  ideabook_id uuid not null references ideabooks on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, ideabook_id)
);
create index ideabook_likes_ideabook on ideabook_likes (ideabook_id);

create function ideabook_items_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update ideabooks b set item_count = item_count + d.n, updated_at = now()
    from (select ideabook_id, count(*)::int n from new_rows group by 1 order by 1) d where b.id = d.ideabook_id;
  else
    update ideabooks b set item_count = item_count - d.n, updated_at = now()
    from (select ideabook_id, count(*)::int n from old_rows group by 1 order by 1) d where b.id = d.ideabook_id;
  end if;
  return null;
end $$;
create trigger ideabook_items_insert after insert on ideabook_items referencing new table as new_rows for each statement execute function ideabook_items_count();
create trigger ideabook_items_delete after delete on ideabook_items referencing old table as old_rows for each statement execute function ideabook_items_count();

create function ideabook_likes_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update ideabooks b set like_count = like_count + d.n from (select ideabook_id, count(*)::int n from new_rows group by 1 order by 1) d where b.id = d.ideabook_id;
  else
    update ideabooks b set like_count = like_count - d.n from (select ideabook_id, count(*)::int n from old_rows group by 1 order by 1) d where b.id = d.ideabook_id;
  end if;
  return null;
end $$;
create trigger ideabook_likes_insert after insert on ideabook_likes referencing new table as new_rows for each statement execute function ideabook_likes_count();
create trigger ideabook_likes_delete after delete on ideabook_likes referencing old table as old_rows for each statement execute function ideabook_likes_count();

create function ideabook_copies_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update ideabooks b set copy_count = copy_count + d.n
    from (select copied_from, count(*)::int n from new_rows where copied_from is not null group by 1 order by 1) d where b.id = d.copied_from;
  else
    update ideabooks b set copy_count = copy_count - d.n
    from (select copied_from, count(*)::int n from old_rows where copied_from is not null group by 1 order by 1) d where b.id = d.copied_from;
  end if;
  return null;
end $$;
create trigger ideabook_copies_insert after insert on ideabooks referencing new table as new_rows for each statement execute function ideabook_copies_count();
create trigger ideabook_copies_delete after delete on ideabooks referencing old table as old_rows for each statement execute function ideabook_copies_count();
