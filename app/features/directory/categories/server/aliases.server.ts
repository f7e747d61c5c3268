import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";

/** Adds aliases of a category. A category's own name always means that category. */
export async function storeAliases(trx: Kysely<DB>, aliases: readonly { name: string; categoryId: string }[]): Promise<void> {
  for (const { name, categoryId } of aliases)
    await sql`insert into category_aliases (name_key, name, category_id) select name_key(${name}), ${name}, c.id from categories c
      where c.id = ${categoryId} and not exists (select from categories o where o.name_key = name_key(${name}))
      on conflict (name_key) do update set category_id = excluded.category_id, name = excluded.name`.execute(trx);
}
