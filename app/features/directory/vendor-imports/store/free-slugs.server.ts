import { type Kysely, sql } from "kysely";
import { freeSlugs as freeSlugsOf } from "#app/platform/database/free-slugs.ts";
import type { DB } from "#app/platform/database/schema.ts";

/** A free slug for each wish, in order. */
export const freeSlugs = (trx: Kysely<DB>, wishes: readonly string[], table: "vendors" | "categories"): Promise<string[]> =>
  freeSlugsOf(wishes, (slugs) => takenOf(trx, table, slugs));

async function takenOf(trx: Kysely<DB>, table: "vendors" | "categories", slugs: readonly string[]): Promise<Set<string>> {
  // A slug that a vendor had before still leads to it.
  const { rows } =
    table === "vendors"
      ? await sql<{
          slug: string;
        }>`select slug from vendors where slug = any (${slugs}::text[]) union all select slug from vendor_slugs where slug = any (${slugs}::text[])`.execute(
          trx,
        )
      : await sql<{ slug: string }>`select slug from categories where slug = any (${slugs}::text[])`.execute(trx);
  return new Set(rows.map(({ slug }) => slug));
}
