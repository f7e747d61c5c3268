import { type Kysely, sql } from "kysely";
import type { NewCategory } from "#app/features/directory/categories/public.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { CategoryFor } from "../plan/plan-rows.ts";

type Known = { id: string; path: readonly string[] };
/** A category that an import makes: how the file calls it, and in how many rows. */
export type MadeCategory = { name: string; rows: number };

/** The categories that an import meets, by every spelling in the file; cached for the whole import, since they are few. */
export class CategoryBook {
  readonly #keys = new Map<string, string>();
  readonly #byKey = new Map<string, Known>();
  #made: NewCategory[] = [];
  readonly #counted = new Map<string, MadeCategory>();
  readonly #rows = new Map<string, MadeCategory>();

  /** `known`: what an earlier run of the same import made. */
  constructor(known: readonly MadeCategory[] = []) {
    for (const { name, rows } of known) this.#rows.set(name, { name, rows });
  }

  /** Looks up spellings that were not met before. */
  async load(trx: Kysely<DB>, names: Iterable<string>): Promise<void> {
    const asked = [...new Set(names)].filter((name) => !this.#keys.has(name));
    if (asked.length === 0) return;
    const { rows } = await sql<{ name: string; key: string; id: string | null; parent_id: string | null }>`
      select n.name, n.key, c.id, c.parent_id from (select name, name_key(name) key from unnest(${asked}::text[]) name) n
      left join lateral (
        select c.id, c.parent_id from categories c left join category_aliases a on a.category_id = c.id and a.name_key = n.key
        where c.name_key = n.key or name_key(c.name_ar) = n.key or a.name_key is not null order by c.name_key = n.key desc, a.name_key is not null desc, c.id limit 1) c on true`.execute(
      trx,
    );
    for (const { name, key, id, parent_id: parent } of rows) {
      this.#keys.set(name, key);
      if (id && !this.#byKey.has(key)) this.#byKey.set(key, { id, path: parent ? [id, parent] : [id] });
    }
  }

  /** The category of a spelling; one that nobody has yet is made: Product for vendors of products, otherwise Service. */
  readonly categoryFor: CategoryFor = (name, vendorType) => {
    const key = this.#keys.get(name) ?? name;
    const known = this.#byKey.get(key);
    if (known) {
      const counted = this.#counted.get(known.id);
      if (counted) counted.rows += 1;
      return known;
    }
    const id = newId();
    const made = { id, path: [id] };
    this.#byKey.set(key, made);
    this.#made.push({ id, name, type: vendorType === "Product" ? "Product" : "Service" });
    const counted = { name, rows: (this.#rows.get(name)?.rows ?? 0) + 1 };
    this.#rows.set(name, counted);
    this.#counted.set(id, counted);
    return made;
  };

  /** All that was made. */
  allMade(): MadeCategory[] {
    return [...this.#rows.values()];
  }

  /** What was made since the last call. */
  takeMade(): NewCategory[] {
    const made = this.#made;
    this.#made = [];
    return made;
  }
}
