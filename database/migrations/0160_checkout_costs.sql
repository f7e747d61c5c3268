-- What every sale pays for, made cheaper; the rules are the same.
-- A piece follows its variants where they differ in what it shows of them: a sale that leaves some in stock asks nothing of it.
create or replace function product_variants_follow() returns trigger language plpgsql as $$
declare ids uuid[];
begin
  if tg_op = 'INSERT' then ids := array(select distinct product_id from new_rows);
  elsif tg_op = 'DELETE' then ids := array(select distinct product_id from old_rows);
  else
    ids := array(select x.id from new_rows n join old_rows o on o.id = n.id cross join lateral (values (n.product_id), (o.product_id)) x(id)
      where (n.product_id, n.is_on_sale, n.price, n.stock > 0, n.color_family, n.width_mm, n.depth_mm, n.height_mm)
        is distinct from (o.product_id, o.is_on_sale, o.price, o.stock > 0, o.color_family, o.width_mm, o.depth_mm, o.height_mm) group by x.id);
  end if;
  if cardinality(ids) > 0 then perform products_apply_variants(ids); end if;
  return null;
end $$;

-- The ledger: each entry is checked once at commit instead of once for each of its lines. What comes to an entry of an earlier transaction must leave it balanced at once.
drop trigger ledger_entries_balance on ledger_entries;
drop trigger ledger_postings_balance on ledger_postings;
create or replace function ledger_entry_balances() returns trigger language plpgsql as $$
begin
  if (select count(*) from ledger_postings p where p.entry_id = new.id) < 2
    or exists (select from ledger_postings p where p.entry_id = new.id group by p.currency having sum(p.amount) <> 0) then
    raise exception 'The ledger entry % does not balance.', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries deferrable initially deferred for each row execute function ledger_entry_balances();
create function ledger_late_postings_balance() returns trigger language plpgsql as $$
declare entry uuid;
begin
  select p.entry_id into entry from ledger_postings p
  where p.entry_id in (select e.id from ledger_entries e join new_rows n on n.entry_id = e.id where e.xmin <> pg_current_xact_id()::xid)
  group by p.entry_id, p.currency having sum(p.amount) <> 0 limit 1;
  if found then raise exception 'The ledger entry % does not balance.', entry using errcode = 'check_violation'; end if;
  return null;
end $$;
create trigger ledger_postings_balance after insert on ledger_postings referencing new table as new_rows for each statement execute function ledger_late_postings_balance();
