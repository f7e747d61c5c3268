import type { RawBuilder } from "kysely";
import { db } from "#app/platform/database/db.server.ts";

/** How many rows there are of each value; a value without rows counts 0. The query gives `value` and `n`. */
export async function countsOf<T extends string>(values: readonly T[], query: RawBuilder<{ value: string; n: number }>): Promise<Record<T, number>> {
  const { rows } = await query.execute(db);
  return Object.fromEntries(values.map((value) => [value, rows.find((row) => row.value === value)?.n ?? 0])) as Record<T, number>;
}
