-- A sample project has no household: it was made up for one professional, who alone sees it and plays with it. The mark stands on each row that lists, counts or sums could find.
alter table projects alter column owner_id drop not null;
alter table projects add column sample_for uuid references users on delete cascade;
alter table projects add check (num_nonnulls(owner_id, sample_for) = 1);
create unique index projects_sample on projects (sample_for) where sample_for is not null;

alter table requests alter column owner_id drop not null;
alter table requests add column sample_for uuid references users on delete cascade;
alter table requests add check (num_nonnulls(owner_id, sample_for) = 1);
-- Invited, so that it fits nobody.
alter table requests add check (sample_for is null or kind = 'invited');
create unique index requests_sample on requests (sample_for) where sample_for is not null;

alter table bids add column sample_for uuid references users on delete cascade;
create unique index bids_sample on bids (sample_for) where sample_for is not null;

alter table quotations add column sample_for uuid references users on delete cascade;
create unique index quotations_sample on quotations (sample_for) where sample_for is not null;
