-- A request that is open to all that fit reaches vendors by their categories, beside professionals by their trades.
alter table requests add column categories uuid[] not null default '{}';
-- whoever fits hears of it
create index profiles_trade on profiles (professional_type, id) where professional_type is not null;
-- Whoever awarded a project may review whom they chose.
alter table reviews drop constraint reviews_basis_check;
alter table reviews add constraint reviews_basis_check check (basis in ('award', 'order', 'request'));
