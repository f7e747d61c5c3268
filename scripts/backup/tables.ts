import type { ClientBase } from "pg";

/** What is stored of a database: the product's own tables, and the jobs that wait. */
const SCHEMAS = ["public", "pgboss"];
/** Written by the migrations that a restore runs. */
const MIGRATIONS = ["kysely_migration", "kysely_migration_lock"];

export type Table = { name: string; columns: string };

/** Tables with the columns that have values of their own, ready for a statement; partitions are read through their table. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and not (c.relname = any($2))
     group by 1 order by 1`,
    [SCHEMAS, MIGRATIONS],
  );
  return rows;
}

/** Numbers that tables count up. */
export async function sequencesOf(client: ClientBase): Promise<{ name: string; value: string | null }[]> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    "select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences where schemaname = any($1) order by 1",
    [SCHEMAS],
  );
  return rows;
}

type ForeignKey = { on: string; name: string; definition: string };

export async function foreignKeysOf(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select k.conrelid::regclass::text as on, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_namespace n on n.oid = k.connamespace where k.contype = 'f' and k.conparentid = 0 and n.nspname = any($1)`,
    [SCHEMAS],
  );
  return rows;
}
