-- Whether visitors see a vendor, said once for every feature that asks about one. Lists of many use the partial indexes of 0002_directory.sql, whose
-- condition has the same words.
alter table vendors add column is_public boolean not null generated always as (status = 'Verified' and deleted_at is null) stored;
