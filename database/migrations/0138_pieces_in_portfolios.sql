-- Pieces are marked in the photographs of portfolios, too.
alter table pictured_pieces alter column idea_id drop not null;
alter table pictured_pieces add column project_id uuid references portfolio_projects on delete cascade;
alter table pictured_pieces add check (num_nonnulls(idea_id, project_id) = 1);
alter table pictured_pieces add unique (project_id, product_id);
