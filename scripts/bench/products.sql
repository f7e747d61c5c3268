-- Fills a migrated database with made-up products for measuring: 1,000 sellers, :products pieces in batches of 2,000 with one to three variants each. Same rows every time.
-- Categories, styles, rooms, colors, materials and prices are spread as unevenly as in life.
set statement_timeout = 0;
-- An id of the form that the product makes (RFC 9562), from a word.
create or replace function bench_id(word text) returns uuid language sql immutable as $$
  select overlay(overlay(md5(word) placing '7' from 13) placing '8' from 17)::uuid $$;
select setseed(0.42);
insert into vendors (id, vendor_id, name, name_ar, slug, vendor_type, status, city, languages)
select bench_id('bench-seller-' || n), 'BENCHSHOP' || n, (array['Najd','Rawashin','Khuzama','Tuwaiq','Noor','Sadu','Areen','Asir'])[1 + n % 8] || ' Furniture ' || n,
  (array['نجد','رواشين','خزامى','طويق','نور','سدو','عرين','عسير'])[1 + n % 8] || ' للأثاث ' || n, 'bench-seller-' || n, 'Product', 'Verified', 'Riyadh', array['Arabic']
from generate_series(1, 1000) n on conflict do nothing;
insert into files (id, storage_key, sha256, mime, byte_size, width, height, is_public)
select bench_id('bench-photo-' || n), 'bench', md5(n::text), 'image/webp', 100000, 1400, 1400, true from generate_series(1, 500) n on conflict do nothing;
-- What follows from the variants is written with the products: following each row would take an hour.
alter table product_variants disable trigger user;

create or replace procedure bench_products(total integer, batch integer default 2000) language plpgsql as $$
declare
  categories text[] := array['seating','decor','tables','lighting','storage','beds','accessories'];
  nouns text[] := array['sofa','rug','table','lamp','cabinet','bed','tray'];
  nouns_ar text[] := array['أريكة','سجادة','طاولة','مصباح','خزانة','سرير','صينية'];
  styles text[] := array['modern','contemporary','minimalist','traditional','scandinavian','industrial'];
  rooms text[] := array['living_room','bedroom','majlis','dining_room','home_office','kitchen','entrance','bathroom'];
  colors text[] := array['beige','white','brown','gray','black','teal','green','blue','red','orange','yellow','pink','purple'];
  swatches text[] := array['#D9C7A8','#F7F5F0','#7A5233','#8E8E8C','#22201E','#3F8080','#4F7D4A','#3F6CA6','#B3322B','#CC6B33','#E0B84A','#D68A9A','#75508F'];
  materials text[] := array['oak','linen','metal','walnut','velvet','wool','brass','marble','leather','boucle','cotton','ceramic','rattan','ash','teak'];
  words_en text[] := array['Walnut','Emerald','Terracotta','Marble','Brass','Linen','Oak','Teal','Crimson','Sadu','Arched','Slatted','Quiet','Curved','Palm','Coral','Indigo','Copper','Olive','Saffron','Pearl','Basalt','Cedar','Rattan','Zellij','Velvet','Jute'];
  words_ar text[] := array['جوز','زمرد','طين','رخام','نحاس','كتان','بلوط','فيروز','قرمز','سدو','أقواس','شرائح','هادئة','منحنية','نخيل','مرجان','نيلي','نحاسي','زيتوني','زعفران','لؤلؤ','بازلت','أرز','خيزران','زليج','مخمل','خوص'];
  done integer := 0;
begin
  while done < total loop
    create temporary table bench_batch on commit drop as
      select done + i n, ('01900000-' || lpad(to_hex((done + i) / 65536), 4, '0') || '-7000-8000-' || lpad(to_hex(done + i), 12, '0'))::uuid id,
        1 + floor(power(random(), 1.6) * 7)::int c, 1 + floor(power(random(), 1.5) * 6)::int s, 1 + floor(power(random(), 1.5) * 8)::int r, 1 + floor(power(random(), 1.6) * 13)::int k,
        1 + floor(power(random(), 1.3) * 15)::int m, 1 + floor(random() * 27)::int a, 1 + floor(random() * 27)::int b, 1 + floor(power(random(), 1.4) * 1000)::int v,
        (1 + floor(power(random(), 3) * 300)::int) * 5000 price, floor(power(random(), 1.5) * 30)::int stock, 1 + floor(power(random(), 2) * 3)::int variants,
        (40 + floor(random() * 260)::int) * 10 w, random() r1, random() r2
      from generate_series(1, least(batch, total - done)) i;
    insert into products (id, slug, vendor_id, name, name_ar, description, description_ar, category, style, room_types, materials, width_mm, depth_mm, height_mm, is_made_to_order,
      lead_days, status, is_featured, created_at, updated_at, price_from, price_to, in_stock, color_families, narrowest_mm, shallowest_mm, lowest_mm)
    select id, 'bench-' || n, bench_id('bench-seller-' || v), words_en[a] || ' ' || nouns[c] || ' ' || n, nouns_ar[c] || ' ' || words_ar[a] || ' ' || n,
      'A ' || nouns[c] || ' of ' || materials[m] || ' in ' || lower(words_en[b]) || ', made in ' || (1 + n % 9) || ' weeks by one workshop.',
      nouns_ar[c] || ' ' || words_ar[b] || ' تصنعها ورشة واحدة في ' || (1 + n % 9) || ' أسابيع.', categories[c], array[styles[s]],
      case when r1 < 0.4 then array[rooms[r], rooms[1 + r % 8]] else array[rooms[r]] end, array[materials[m]], w, w / 2, w / 3, r2 < 0.2, case when r2 < 0.2 then 30 end,
      case when r1 < 0.96 then 'live' else 'draft' end, r2 > 0.99, timestamptz '2026-11-01' - n * interval '2 minutes', timestamptz '2026-11-01', price, price + (variants - 1) * 10000,
      stock > 0, array[colors[k]], w, w / 2, w / 3
    from bench_batch on conflict do nothing;
    insert into product_variants (id, product_id, position, sku, color, color_family, price, stock)
    select bench_id('bench-variant-' || n || '-' || i), id, i, 'B-' || n || '-' || i, swatches[k], colors[k], price + i * 10000, stock
    from bench_batch cross join lateral generate_series(0, variants - 1) i on conflict do nothing;
    insert into product_photos (product_id, file_id, position) select id, bench_id('bench-photo-' || (1 + n % 500)), 0 from bench_batch on conflict do nothing;
    done := done + batch;
    commit;
  end loop;
end $$;
call bench_products(:products);
drop procedure bench_products;
alter table product_variants enable trigger user;
select product_words_rebuild();
vacuum analyze products, product_variants, product_photos, product_words, vendors, files;
