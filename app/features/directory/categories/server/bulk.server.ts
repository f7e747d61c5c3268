import type { Kysely } from "kysely";
import { freeSlugs } from "#app/platform/database/free-slugs.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { slugify } from "#app/platform/text/slug.ts";

export type NewCategory = { id: string; name: string; type: "Product" | "Service" };

/** Categories of the top level, as a file brings them: hidden until someone has named them in both languages. */
export async function insertCategories(trx: Kysely<DB>, categories: readonly NewCategory[]): Promise<void> {
  if (categories.length === 0) return;
  const slugs = await freeSlugs(
    categories.map(({ name }) => slugify(name) || "category"),
    async (wanted) => (await trx.selectFrom("categories").select("slug").where("slug", "in", wanted).execute()).map(({ slug }) => slug),
  );
  await trx
    .insertInto("categories")
    .values(categories.map((category, index) => ({ ...category, slug: slugs[index] ?? category.id, is_active: false })))
    .execute();
}
