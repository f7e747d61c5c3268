-- As everywhere: what is in the storage is stored.
alter table bulk_design_uploads rename column are_parts_kept to are_parts_stored;
alter index bulk_design_uploads_kept rename to bulk_design_uploads_stored_parts;
