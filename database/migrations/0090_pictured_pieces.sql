-- Pieces of the shop in the photographs of ideas: marked by the idea's author, taken off again by the author or by the seller.
create table pictured_pieces (
  id uuid primary key,
  idea_id uuid not null references design_ideas on delete cascade,
  file_id uuid not null references files on delete cascade,
  product_id uuid not null references products on delete cascade,
  -- where it stands in the photograph, in thousandths from its left and its top
  x smallint not null check (x between 0 and 1000),
  y smallint not null check (y between 0 and 1000),
  marked_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  -- the seller took it off: it cannot be marked there again
  revoked_at timestamptz,
  unique (idea_id, product_id)
);
create index pictured_pieces_file on pictured_pieces (file_id);
create index pictured_pieces_product on pictured_pieces (product_id, id desc);
create index pictured_pieces_by on pictured_pieces (marked_by) where marked_by is not null;
