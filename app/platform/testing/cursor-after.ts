import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { cursorOf, type ListOrder } from "#app/platform/list/page.server.ts";

/** The cursor of a list behind one of its rows, as if a page had ended there. */
export async function cursorAfter(order: ListOrder, table: string, id: string | undefined): Promise<string> {
  const columns = order.columns.map(({ by }) => sql`${sql.ref(by)}::text`);
  const { rows } = await sql<{
    place: (string | null)[];
  }>`select json_build_array(${sql.join(columns)}) place from ${sql.table(table)} where id = ${id}`.execute(db);
  return cursorOf(order, rows[0]?.place ?? []);
}
