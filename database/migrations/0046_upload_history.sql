-- The ids of uploads are random, so that their first letters tell them apart: the history goes by time.
drop index bulk_design_uploads_newest;
create index bulk_design_uploads_newest on bulk_design_uploads (created_at desc, id desc) where status <> 'uploading';
