-- Boards also hold pieces of the shop.
create table interior_board_pieces (
  id uuid primary key,
  board_id uuid not null references interior_boards on delete cascade,
  -- null: its seller deleted it; what it was called stays
  product_id uuid references products on delete set null,
  -- as they were when it was chosen
  name text not null check (btrim(name) <> ''),
  seller text not null,
  position integer not null,
  created_at timestamptz not null default now(),
  unique (board_id, product_id)
);
create index interior_board_pieces_order on interior_board_pieces (board_id, position);
create index interior_board_pieces_product on interior_board_pieces (product_id) where product_id is not null;
