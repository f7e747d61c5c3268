import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { type PackageRow, presentPackage } from "./present.server.ts";

type NamedPackage = { title: string; price: { amount: number; currency: string } };

/** One package of each of these people: the cheapest that has the words, else the cheapest. Only for those whose page everybody may see. */
export async function namedPackages(ids: readonly string[], words: string, language: string): Promise<ReadonlyMap<string, NamedPackage>> {
  const { rows } = await sql<PackageRow>`
    select distinct on (k.owner_id) k.* from packages k where k.owner_id = any(${ids}::uuid[])
    order by k.owner_id, search_words_of(k.title || ' ' || coalesce(k.title_ar, '')) @@ search_query(${words}) desc, k.price, k.position, k.id`.execute(db);
  return new Map(
    rows.map((row) => {
      const { title, price } = presentPackage(row, language);
      return [row.owner_id, { title, price }];
    }),
  );
}
