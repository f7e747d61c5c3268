import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { ofName, type WriterColumns } from "./writers.server.ts";

/** Quotes and bids first sent in this month of Riyadh in a name, by any of its people: what plans count. */
export async function countSentThisMonth(executor: Kysely<DB>, name: WriterColumns): Promise<number> {
  const { sent } = await executor
    .selectFrom("quotations")
    .select((eb) => eb.fn.countAll<number>().as("sent"))
    .where(sql<boolean>`${ofName(name, "quotations")}`)
    .where("sample_for", "is", null)
    .where("first_sent_at", ">=", sql<Date>`date_trunc('month', now(), 'Asia/Riyadh')`)
    .executeTakeFirstOrThrow();
  return Number(sent);
}
