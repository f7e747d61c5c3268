-- Fills a migrated database with made-up ideas for measuring: :ideas rows in batches of 2,000, as an import writes them. Same rows every time.
-- Rooms, styles, colors, tags, costs and likes are spread as unevenly as in life.
set statement_timeout = 0;
-- An id of the form that the product makes (RFC 9562), from a word.
create or replace function bench_id(word text) returns uuid language sql immutable as $$
  select overlay(overlay(md5(word) placing '7' from 13) placing '8' from 17)::uuid $$;
-- '#RRGGBB' somewhere around a color.
create or replace function bench_color(hex text, far double precision) returns text language sql volatile as $$
  select '#' || string_agg(lpad(to_hex(greatest(0, least(255, ('x' || substr(hex, 2 + 2 * i, 2))::bit(8)::integer + ((random() + random() - 1) * far)::integer))), 2, '0'), '' order by i)
  from generate_series(0, 2) i $$;
select setseed(0.42);
-- Photographs: pale walls first, then wood, then what speaks.
insert into files (id, storage_key, sha256, mime, byte_size, width, height, colors, is_public)
select bench_id('bench-photo-' || n), 'bench', md5(n::text), 'image/webp', 100000, 1600, (array[1067, 1067, 1067, 1200, 1600, 2000, 2133])[1 + n % 7],
  array[bench_color('#E8E3DA', 40), bench_color('#CBBBA3', 60), bench_color('#8A6B4C', 70),
    bench_color((array['#3F8080','#4F7D4A','#3F6CA6','#B3322B','#22201E','#D68A9A','#E0B84A','#8E8E8C'])[1 + floor(power(random(), 1.6) * 8)::int], 60), bench_color('#7A7468', 50)], true
from generate_series(1, 2000) n on conflict do nothing;

create or replace procedure bench_ideas(total integer, batch integer default 2000) language plpgsql as $$
declare
  rooms text[] := array['living_room','bedroom','kitchen','majlis','bathroom','outdoor','dining_room','entrance','home_office','garage','basement','attic'];
  rooms_en text[] := array['living room','bedroom','kitchen','majlis','bathroom','courtyard','dining room','entrance','study','garage','basement','attic'];
  rooms_ar text[] := array['غرفة معيشة','غرفة نوم','مطبخ','مجلس','حمام','فناء','غرفة طعام','مدخل','مكتب','مرآب','قبو','علية'];
  styles text[] := array['modern','contemporary','traditional','minimalist','scandinavian','mediterranean','rustic','bohemian','industrial','art_deco'];
  regions text[] := array['najd','hijaz','asir','eastern','north'];
  words_en text[] := array['Walnut','Emerald','Terracotta','Marble','Brass','Linen','Oak','Teal','Crimson','Plaster','Sadu','Arched','Slatted','Quiet','Sunlit','Curved','Gypsum','Palm','Coral','Indigo','Copper','Olive','Saffron','Pearl','Basalt','Cedar','Rattan','Zellij','Velvet','Jute'];
  words_ar text[] := array['جوز','زمرد','طين','رخام','نحاس','كتان','بلوط','فيروز','قرمز','جص','سدو','أقواس','شرائح','هادئة','مشمسة','منحنية','جبس','نخيل','مرجان','نيلي','نحاسي','زيتوني','زعفران','لؤلؤ','بازلت','أرز','خيزران','زليج','مخمل','خوص'];
  tags text[] := array['walnut','marble','natural light','storage','brass','arches','plants','mashrabiya','small space','family room','fireplace','exterior','game room','gym','home bar','great room','sadu','zellij','wine cellar','rawashin'];
  families text[] := array['beige','white','brown','gray','black','teal','green','blue','red','orange','yellow','pink','purple'];
  swatches text[] := array['#D9C7A8','#F7F5F0','#7A5233','#8E8E8C','#22201E','#3F8080','#4F7D4A','#3F6CA6','#B3322B','#CC6B33','#E0B84A','#D68A9A','#75508F'];
  done integer := 0;
begin
  while done < total loop
    insert into design_ideas (id, slug, title, title_ar, content, content_ar, style, room_type, region, style_tags, tags, estimated_cost, difficulty_level, estimated_time, cover_id,
      before_id, status, published_at, color_families, like_count, save_count, rating, rating_count, upload_source)
    select ('01900000-' || lpad(to_hex(n / 65536), 4, '0') || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'bench-' || n,
      words_en[a] || ' and ' || lower(words_en[b]) || ' ' || rooms_en[r] || ' ' || n, rooms_ar[r] || ' ' || words_ar[a] || ' ' || words_ar[b] || ' ' || n,
      'A ' || rooms_en[r] || ' of ' || lower(words_en[b]) || ' with ' || tags[t1] || ' and ' || tags[t2] || ', finished in ' || (1 + n % 9) || ' weeks by one workshop.',
      rooms_ar[r] || ' من ' || words_ar[b] || ' أنجزته ورشة واحدة في ' || (1 + n % 9) || ' أسابيع.',
      styles[s], rooms[r], case when r3 < 0.2 then regions[1 + floor(r3 * 25)::int] end, array[bench_color(swatches[c1], 36), bench_color(swatches[c2], 36)],
      case when r4 < 0.85 then array[tags[t1], tags[t2]] else '{}' end, case when r5 < 0.9 then (10 + floor(power(r5, 4) * 3000)::int) * 50000 end,
      (array['easy','medium','medium','hard'])[1 + floor(r4 * 4)::int], '2-3 weeks', bench_id('bench-photo-' || (1 + floor(r2 * 2000)::int)),
      case when r1 < 0.02 then bench_id('bench-photo-' || (1 + floor(r5 * 2000)::int)) end, case when r6 < 0.97 then 'published' else 'unpublished' end,
      timestamptz '2026-11-01' - n * interval '2 minutes', array(select distinct unnest(array[families[c1], families[c2], 'beige', case when r2 < 0.5 then 'brown' else 'white' end])),
      floor(power(r6, 12) * 900)::int, floor(power(r5, 14) * 400)::int, case when r1 < 0.3 then round((2.5 + 2.5 * r2)::numeric, 1) else 0 end, case when r1 < 0.3 then 1 + floor(r4 * 60)::int else 0 end, 'bulk'
    from (select done + i n, 1 + floor(power(random(), 1.7) * 12)::int r, 1 + floor(power(random(), 1.5) * 10)::int s, 1 + floor(random() * 30)::int a, 1 + floor(random() * 30)::int b,
        1 + floor(power(random(), 1.8) * 20)::int t1, 1 + floor(power(random(), 1.3) * 20)::int t2, 1 + floor(power(random(), 1.4) * 13)::int c1, 1 + floor(power(random(), 1.2) * 13)::int c2,
        random() r1, random() r2, random() r3, random() r4, random() r5, random() r6
      from generate_series(1, least(batch, total - done)) i) made on conflict do nothing;
    done := done + batch;
    commit;
  end loop;
end $$;
call bench_ideas(:ideas);
drop procedure bench_ideas;
insert into design_idea_photos (idea_id, file_id, position) select id, cover_id, 0 from design_ideas where slug like 'bench-%' and cover_id is not null on conflict do nothing;
vacuum analyze design_ideas, idea_colors, design_idea_photos, files;
