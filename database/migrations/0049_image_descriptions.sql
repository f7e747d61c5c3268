-- By which way of seeing colors and looks an image was described; the job describe-images does those of older ones again.
alter table files add column description_version smallint not null default 0;
drop index files_without_look;
create index files_by_description on files (description_version, id) where width is not null;
