-- A piece follows its variants where something differs: a sale that leaves some in stock writes no product, and colors, which are among its words, are written apart.
create or replace function products_apply_variants(ids uuid[]) returns void language plpgsql as $$
begin
  update products p set price_from = s.low, price_to = s.high, in_stock = s.any_left, narrowest_mm = s.width, shallowest_mm = s.depth, lowest_mm = s.height
  from (
    select o.id, min(v.price) low, max(v.price) high, coalesce(bool_or(v.stock > 0), false) any_left, coalesce(min(coalesce(v.width_mm, o.width_mm)), o.width_mm) width,
      coalesce(min(coalesce(v.depth_mm, o.depth_mm)), o.depth_mm) depth, coalesce(min(coalesce(v.height_mm, o.height_mm)), o.height_mm) height
    from products o left join product_variants v on v.product_id = o.id and v.is_on_sale where o.id = any(ids) group by o.id) s
  where p.id = s.id and (p.price_from, p.price_to, p.in_stock, p.narrowest_mm, p.shallowest_mm, p.lowest_mm) is distinct from (s.low, s.high, s.any_left, s.width, s.depth, s.height);
  update products p set color_families = s.families
  from (
    select o.id, coalesce(array_agg(distinct v.color_family) filter (where v.color_family is not null), '{}') families
    from products o left join product_variants v on v.product_id = o.id and v.is_on_sale where o.id = any(ids) group by o.id) s
  where p.id = s.id and p.color_families is distinct from s.families;
end $$;

-- A row trigger before an update makes PostgreSQL compute every generated column anew, the words of a piece with it, whatever was changed: only new rows have one.
drop trigger products_vendor on products;
create trigger products_vendor before insert on products for each row execute function products_take_vendor();
create function products_follow_new_vendor() returns trigger language plpgsql as $$
begin
  update products p set is_vendor_public = v.is_public, vendor_words = v.name || coalesce(' ' || v.name_ar, '') from vendors v where v.id = new.vendor_id and p.id = new.id;
  return null;
end $$;
create trigger products_new_vendor after update of vendor_id on products for each row when (old.vendor_id is distinct from new.vendor_id) execute function products_follow_new_vendor();
