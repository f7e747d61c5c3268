-- The Bayesian mean that orders pieces by their reviews: five imagined reviews of four stars stand beside the real ones.
alter table products add column score real not null generated always as (((rating * review_count + 20) / (review_count + 5))::real) stored;
create index products_rated on products (score desc, id desc) include (price_from, price_to, narrowest_mm, shallowest_mm, lowest_mm) where is_public;
