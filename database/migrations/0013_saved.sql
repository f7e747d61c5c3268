-- What people keep for later: vendors and profiles now, ideas and products with their features.
create table saved_items (
  user_id uuid not null references users on delete cascade,
  entity_type text not null check (entity_type in ('vendor', 'profile')),
  entity_id uuid not null,
  note text check (length(note) between 1 and 500),
  created_at timestamptz not null default now(),
  primary key (user_id, entity_type, entity_id)
);
create index saved_items_newest on saved_items (user_id, created_at desc, entity_id desc);
create index saved_items_entity on saved_items (entity_type, entity_id);

-- When a vendor answered first: the dashboard says how long people wait. Kept here, whoever sets the status.
alter table quote_requests add column answered_at timestamptz;
update quote_requests set answered_at = greatest(updated_at, created_at) where status = 'answered';
create function quote_requests_answered() returns trigger language plpgsql as $$
begin
  if new.status = 'answered' and new.answered_at is null then
    new.answered_at := now();
  end if;
  return new;
end $$;
create trigger quote_requests_answered before insert or update of status on quote_requests for each row execute function quote_requests_answered();
