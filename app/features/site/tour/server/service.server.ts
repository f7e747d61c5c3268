import { sql } from "kysely";
import type { Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";

/** Once for each role of an account; not for an admin who is signed in as somebody. */
export async function isTourDue(viewer: Viewer): Promise<boolean> {
  if (viewer.impersonatedBy) return false;
  const seen = await db.selectFrom("tours_seen").select("role").where("user_id", "=", viewer.id).where("role", "=", viewer.role).executeTakeFirst();
  return seen === undefined;
}

/** Who went through all of it once stays so when they skip it later. */
export async function seeTour({ id, role }: Viewer, isFinished: boolean): Promise<{ role: Role }> {
  await db
    .insertInto("tours_seen")
    .values({ user_id: id, role, is_finished: isFinished })
    .onConflict((conflict) => conflict.columns(["user_id", "role"]).doUpdateSet({ is_finished: sql<boolean>`tours_seen.is_finished or excluded.is_finished` }))
    .execute();
  return { role };
}
