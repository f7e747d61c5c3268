-- The upper end of a piece's prices rides along, too: a range of prices is read from the index alone, in any order.
drop index products_prominent, products_newest, products_cheap;
create index products_prominent on products (prominence desc, id desc) include (price_from, price_to, narrowest_mm, shallowest_mm, lowest_mm) where is_public;
create index products_newest on products (created_at desc, id desc) include (price_from, price_to, narrowest_mm, shallowest_mm, lowest_mm) where is_public;
create index products_cheap on products (price_from, id) include (price_to, narrowest_mm, shallowest_mm, lowest_mm) where is_public;
