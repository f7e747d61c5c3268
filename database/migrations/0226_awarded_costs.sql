-- What the latest finished projects cost, for the range in a brief.
create index projects_finished on projects (updated_at desc) where status = 'completed' and sample_for is null;
