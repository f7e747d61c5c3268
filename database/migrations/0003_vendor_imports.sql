-- Problems of an import with their column and value, so that they are told in the reader's language; the first changes as examples.
alter table vendor_import_errors add column column_name text not null default '', add column value text not null default '';
alter table vendor_imports add column examples jsonb not null default '[]';
-- What a restarted server and the screen ask for: the imports that are not finished.
create index vendor_imports_open on vendor_imports (created_at, id) where status in ('queued', 'processing');
