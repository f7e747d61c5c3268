import { sql } from "kysely";
import { invalid } from "#app/platform/api/errors.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { oneLine } from "#app/platform/rules/plain-texts.ts";
import type { ListView } from "../list-views.contract.ts";
import { MOST_VIEWS } from "../list-views.ts";

export const listViews = (userId: string, list: string): Promise<ListView[]> =>
  db.selectFrom("list_views").select(["id", "name", "query"]).where("user_id", "=", userId).where("list", "=", list).orderBy("name_key").execute();

/** @throws INVALID */
export async function saveView(userId: string, { list, name: given, query }: { list: string; name: string; query: string }): Promise<ListView> {
  const name = oneLine(given);
  if (!name) throw invalid({ name: "required" });
  return db.transaction().execute(async (trx) => {
    await sql`select 1 from users where id = ${userId} for update`.execute(trx);
    const saved = await trx
      .insertInto("list_views")
      .values({ id: newId(), user_id: userId, list, name, query })
      .onConflict((conflict) => conflict.columns(["user_id", "list", "name_key"]).doUpdateSet({ name, query }))
      .returning(["id", "name", "query"])
      .executeTakeFirstOrThrow();
    const { n } = await trx
      .selectFrom("list_views")
      .where("user_id", "=", userId)
      .where("list", "=", list)
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
    if (Number(n) > MOST_VIEWS) throw invalid({ name: "tooMany" });
    return saved;
  });
}

export async function removeView(userId: string, id: string): Promise<{ id: string }> {
  await db.deleteFrom("list_views").where("id", "=", id).where("user_id", "=", userId).execute();
  return { id };
}
