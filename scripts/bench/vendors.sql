-- Fills a migrated database with made-up vendors for measuring: :vendors rows (psql -v vendors=200000) in batches of 1,000,
-- as an import writes them. Same rows every time.
set statement_timeout = 0;
-- An id of the form that the product makes (RFC 9562), from a word.
create or replace function bench_id(word text) returns uuid language sql immutable as $$
  select overlay(overlay(md5(word) placing '7' from 13) placing '8' from 17)::uuid $$;
select setseed(0.42);
insert into categories (id, name, name_ar, slug, type, parent_id)
select bench_id('bench-category-' || i), 'Bench department ' || i, 'قسم ' || i, 'bench-department-' || i, case when i % 2 = 0 then 'Product' else 'Service' end, null
from generate_series(1, 10) i on conflict do nothing;
insert into categories (id, name, name_ar, slug, type, parent_id)
select bench_id('bench-category-' || p || '-' || i), 'Bench trade ' || p || '-' || i, 'حرفة ' || p || '-' || i, 'bench-trade-' || p || '-' || i,
  case when p % 2 = 0 then 'Product' else 'Service' end, bench_id('bench-category-' || p)
from generate_series(1, 10) p, generate_series(1, 5) i on conflict do nothing;

create or replace procedure bench_vendors(total integer, batch integer default 1000) language plpgsql as $$
declare
  cities text[] := array['Riyadh','Jeddah','Makkah','Madinah','Dammam','Khobar','Taif','Tabuk','Buraydah','Abha','Hail','Najran','Jazan','Yanbu','Jubail','Al Kharj','Dhahran','Arar','Sakaka','Khamis Mushait'];
  first_en text[] := array['Wahat','Tanaghum','Rihab','Bayt Al Sidra','Najd','Rawashin','Khuzama','Tuwaiq','Noor','Sadu','Wadi','Zellij','Hazim','Areen','Asir','Qasr','Mada','Lamsa','Ghadeer','Naqsh','Bunyan','Talla','Shams','Fikra','Majra','Diwan','Sama','Rimal','Durra','Fann'];
  second_en text[] := array['Kitchens','Interiors','Lighting','Joinery','Contracting','Furniture','Gardens','Marble','Curtains','Paints','Smart Home','Ceramics','Glass','Carpets','Upholstery','Plumbing','Electrical','Pools','Gypsum','Architects'];
  first_ar text[] := array['واحة','تناغم','رحاب','بيت السدرة','نجد','رواشين','خزامى','طويق','نور','سدو','وادي','زليج','حازم','عرين','عسير','قصر','مدى','لمسة','غدير','نقش','بنيان','تلة','شمس','فكرة','مجرى','ديوان','سماء','رمال','درة','فن'];
  second_ar text[] := array['للمطابخ','للتصميم الداخلي','للإضاءة','للنجارة','للمقاولات','للأثاث','للحدائق','للرخام','للستائر','للدهانات','للمنازل الذكية','للسيراميك','للزجاج','للسجاد','للتنجيد','للسباكة','للكهرباء','للمسابح','للجبس','للعمارة'];
  tag_list text[] := array['classic','modern','majlis','villa','apartment','Italian marble','fast delivery','مجلس عربي','neo-classic','walnut','oak','مشربية','warranty','تشطيب فاخر','smart','custom made','showroom','restoration','wholesale','تسليم سريع'];
  done integer := 0;
begin
  while done < total loop
    create temporary table bench_batch on commit drop as
      select n, id, a, b, r1, r2, r3, r4, r5, r6, array_remove(array[
        bench_id('bench-category-' || (1 + floor(r1 * r2 * 10)::int) || '-' || (1 + floor(r3 * 5)::int)),
        case when r6 < 0.5 then bench_id('bench-category-' || (1 + floor(r4 * 10)::int) || '-' || (1 + floor(r5 * 5)::int)) end], null) categories
      from (select done + i n, ('01900000-' || lpad(to_hex((done + i) / 65536), 4, '0') || '-7000-8000-' || lpad(to_hex(done + i), 12, '0'))::uuid id,
        (random() * 29)::int + 1 a, (random() * 19)::int + 1 b, random() r1, random() r2, random() r3, random() r4, random() r5, random() r6
        from generate_series(1, least(batch, total - done)) i) s;
    insert into vendors (id, vendor_id, name, name_ar, slug, vendor_type, status, city, coverage_areas, contact_phone, contact_email, whatsapp, description, description_ar,
      min_project_value, price_range_min, price_range_max, rating, review_count, languages, is_featured, tags, category_ids)
    select id, 'BENCH' || n, first_en[a] || ' ' || second_en[b] || ' ' || n, first_ar[a] || ' ' || second_ar[b] || ' ' || n, 'bench-' || n,
      case when r1 < 0.55 then 'Service' when r1 < 0.85 then 'Product' else 'Both' end, case when r2 < 0.92 then 'Verified' when r2 < 0.97 then 'Pending' else 'Inactive' end,
      cities[1 + floor(power(r3, 2.2) * 20)::int], array[cities[1 + floor(r4 * 20)::int]], '+9665' || lpad(n::text, 8, '0'), 'bench' || n || '@vendor.example', '+9665' || lpad(n::text, 8, '0'),
      'We are a team of ' || (3 + n % 40) || ' people. ' || second_en[b] || ' for villas and apartments, drawn in full and built by our own workshop since ' || (1985 + n % 40) || '. Site visits are free and every project has one fixed price.',
      'نعمل في ' || second_ar[b] || ' منذ سنة ' || (1985 + n % 40) || '، من الفكرة حتى التسليم، بسعر ثابت وزيارة مجانية للموقع.',
      case when r5 < 0.8 then (1 + floor(r5 * 100)::int) * 50000 end, (1 + floor(r5 * 100)::int) * 50000, (3 + floor(r5 * 100)::int) * 150000,
      round((2.5 + 2.5 * r6)::numeric, 1), floor(r4 * 400)::int, array['Arabic','English'], r6 > 0.98,
      array[tag_list[1 + floor(r1 * 20)::int], tag_list[1 + floor(r2 * 20)::int], tag_list[1 + floor(r3 * 20)::int]], category_path(categories)
    from bench_batch on conflict do nothing;
    insert into vendor_categories (vendor_id, category_id) select distinct id, c from bench_batch cross join lateral unnest(categories) c on conflict do nothing;
    done := done + batch;
    commit;
  end loop;
end $$;
call bench_vendors(:vendors);
drop procedure bench_vendors;
select directory_compact();
select directory_rebuild_words();
-- all words were read: the job of the server, which looks back five minutes, has nothing to do
update search_words_state set read_until = now() + interval '5 minutes';
vacuum analyze vendors, vendor_counts, vendor_categories, search_words, categories;
