import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { slot } from "#app/platform/feature/slot.server.ts";

/** A vendor of the directory with a team: its categories with those above them, and the cities it works in. */
type Work = { vendor_id: string; category_ids: string[]; places: string[] };

/** What vendors do and where, and the main categories that a request may name: queries of the directory. */
export const vendorsAtWork = slot<{ work: RawBuilder<Work>; categories: RawBuilder<{ id: string }> }>("vendors at work");

export const vendorWork = (): RawBuilder<Work> =>
  sql<Work>`(${sql.join(
    vendorsAtWork.all().map(({ work }) => work),
    sql` union all `,
  )})`;

/** Whether each of them can be asked for. */
export async function areCategories(ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const all = sql.join(
    vendorsAtWork.all().map(({ categories }) => categories),
    sql` union all `,
  );
  const { rows } = await sql<{ n: number }>`select count(*)::int n from (${all}) c where c.id = any(${ids}::uuid[])`.execute(db);
  return rows[0]?.n === ids.length;
}
