-- The Bayesian mean that orders vendors by their reviews, as professionals and products have it: five imagined reviews of four stars stand
-- beside the real ones. What is shown stays the plain mean.
alter table vendors add column score real not null generated always as (((rating * review_count + 20) / (review_count + 5))::real) stored;
drop index vendors_public_featured, vendors_public_rating, vendors_public_city;
create index vendors_public_featured on vendors (is_featured desc, score desc, id desc) include (city, vendor_type, category_ids) where status = 'Verified' and deleted_at is null;
create index vendors_public_rating on vendors (score desc, id desc) include (city, vendor_type, category_ids) where status = 'Verified' and deleted_at is null;
create index vendors_public_city on vendors (city, is_featured desc, score desc, id desc) include (vendor_type, category_ids) where status = 'Verified' and deleted_at is null;
