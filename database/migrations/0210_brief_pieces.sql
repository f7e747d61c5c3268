-- Pieces of the shop that a household chose for its home: a part of the brief, which nobody prices.
create table brief_pieces (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  -- null: its seller deleted it; what it was called stays
  product_id uuid references products on delete set null,
  -- as they were when it was chosen
  name text not null check (btrim(name) <> ''),
  seller text not null,
  quantity smallint not null default 1 check (quantity between 1 and 99),
  note text,
  position integer not null,
  created_at timestamptz not null default now(),
  unique (project_id, product_id)
);
create index brief_pieces_order on brief_pieces (project_id, position);
create index brief_pieces_product on brief_pieces (product_id) where product_id is not null;
