-- Searches take the letters of every language for the ones that people type instead: ß for ss, ł for l, đ for d, ø for o, æ for ae, œ for oe, ı for i, ς for σ,
-- Devanagari letters without nukta, Devanagari and Thai digits. й is a letter of its own, not an accented и. The twin of app/platform/text/fold.ts.
set local statement_timeout = 0;

create or replace function search_norm(t text) returns text language sql immutable parallel safe strict as $$
  select translate(
    replace(replace(replace(
      regexp_replace(replace(lower(normalize(t, NFKD)), U&'\0438\0306', U&'\0439'),
        U&'[\0300-\036F\0640\064B-\065F\0670\06D6-\06DC\06DF-\06E8\06EA-\06ED\093C\200C-\200F\00AD]', '', 'g'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    U&'\0671\0649\0629\06AF\06A9\06CC\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9' ||
      'łđøıς०१२३४५६७८९๐๑๒๓๔๕๖๗๘๙',
    U&'\0627\064A\0647\0643\0643\064A' || '01234567890123456789' || 'ldoiσ01234567890123456789') $$;

-- The words of a text in their order. Signs above and below a letter are part of its word, also where a locale counts them as no letters:
-- vowel signs and virama of Hindi, vowels and tones of Thai, the marks of か゛ and は゜.
create function search_word_list(t text) returns text[] language sql immutable parallel safe strict as $$
  select array_remove(regexp_split_to_array(search_tokens(t), U&'[^[:alnum:]\0900-\0963\0E31-\0E3A\0E40-\0E4E\3099\309A]+'), '') $$;

create or replace function search_query(q text) returns tsquery language sql immutable parallel safe strict as $$
  select coalesce(string_agg('(' || w.parsed::text || ')', ' & ' order by w.ord), '')::tsquery
  from (select ord, to_tsquery('simple'::regconfig, quote_literal(w) || case when ord = cardinality(words) then ':*' else '' end) parsed
        from search_word_list(q) words, unnest(words) with ordinality x(w, ord)) w
  where numnode(w.parsed) > 0 $$;

-- ---------------------------------------------------------------- names that are one name now
-- Of a person's views and of categories each stays, with a number; of aliases the first does.
with same as (select id, row_number() over (partition by user_id, list, name_key(name) order by id) n from list_views)
update list_views l set name = l.name || ' ' || same.n from same where same.id = l.id and same.n > 1;
with same as (select id, row_number() over (partition by name_key(name) order by id) n from categories)
update categories c set name = c.name || ' ' || same.n from same where same.id = c.id and same.n > 1;
delete from category_aliases a using category_aliases b where name_key(a.name) = name_key(b.name) and (a.created_at, a.name_key) > (b.created_at, b.name_key);
update category_aliases set name_key = name_key(name) where name_key <> name_key(name);

-- ---------------------------------------------------------------- what is stored
-- A generated column is worked out anew when a column it is made of is written. Only rows that change are; what follows them follows at once, as a table
-- with waiting triggers cannot be altered by the next migration.
set constraints all immediate;
do $$
declare c record;
begin
  for c in
    select a.attrelid::regclass owner, a.attname stored, pg_get_expr(d.adbin, d.adrelid) worked_out,
      (select s.attname from pg_depend p join pg_attribute s on s.attrelid = p.refobjid and s.attnum = p.refobjsubid
       where p.classid = 'pg_attrdef'::regclass and p.objid = d.oid and p.refobjid = a.attrelid and s.attnum <> a.attnum order by s.attnum limit 1) source
    from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attgenerated = 's' and pg_get_expr(d.adbin, d.adrelid) ~ 'search_words_of|shown_profile_words|name_key'
  loop
    execute format('update %s set %2$I = %2$I where %I is distinct from %s', c.owner, c.source, c.stored, c.worked_out);
  end loop;
end $$;
select user_directory_refresh(u.id) from users u left join profiles p on p.id = u.id
where concat(u.name, p.full_name, p.full_name_ar, p.company_name) ~* '[ßłđøæœıςйǽǿ]|и\u0306|[\u0900-\u0963\u0E50-\u0E59]';
select professional_refresh(t.id) from professionals t join profiles p on p.id = t.id where t.search is distinct from p.search || package_words(p.id);
set constraints all deferred;
