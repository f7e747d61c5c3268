-- The text parser cuts '6e1a81ab' into a number and a word. A question is cut the same way, so that it finds what stands there.
create or replace function search_query(q text) returns tsquery language sql immutable parallel safe strict as $$
  select coalesce(string_agg('(' || w.parsed::text || ')', ' & ' order by w.ord), '')::tsquery
  from (select ord, to_tsquery('simple'::regconfig, quote_literal(w) || case when ord = n then ':*' else '' end) parsed
        from (select w, row_number() over (order by o) ord, count(*) over () n
              from regexp_split_to_table(search_tokens(q), '[^[:alnum:]]+') with ordinality x(w, o) where w <> '') s) w
  where numnode(w.parsed) > 0 $$;
