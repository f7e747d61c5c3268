-- Other names by which files call a category: of categories that were merged into it, and what an admin said at an import.
create table category_aliases (
  name_key text primary key,
  name text not null,
  category_id uuid not null references categories on delete cascade,
  created_at timestamptz not null default now()
);
create index category_aliases_category on category_aliases (category_id);
-- What a file made waits until it is named in both languages.
update categories c set is_active = false where is_active and name_ar is null
  and not exists (select from audit_events e where e.entity_type = 'category' and e.entity_id = c.id and e.action = 'category.create');
-- The categories that an import makes, by their name in the file, each with the number of its vendors.
alter table vendor_imports add column new_categories jsonb not null default '[]';
