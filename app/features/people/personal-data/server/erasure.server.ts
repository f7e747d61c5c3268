import { type Kysely, sql } from "kysely";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { announceRoleChange } from "#app/platform/auth/role-cache.server.ts";
import { endSessions } from "#app/platform/auth/sessions.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { log } from "#app/platform/env/log.server.ts";
import { fromFeatures } from "#app/platform/feature/feature.server.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { GRACE_DAYS } from "../personal-data.ts";
import { mailErased } from "./mails.server.ts";

const AT_ONCE = 50;

/** Files of the person, but for those that became someone else's: a vendor's or a category's picture. */
async function ownFiles(trx: Kysely<DB>, userId: string): Promise<string[]> {
  const stays = [sql`false`, ...fromFeatures("personal").flatMap(({ usesFile }) => usesFile?.(sql`person_files.id`) ?? [])];
  const { rows } = await sql<{ id: string }>`
    select person_files.id from files person_files where person_files.owner_id = ${userId} and not (${sql.join(stays, sql` or `)})`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Before the rows that name them, so that a killed run can resume. */
async function removeExports(userId: string): Promise<void> {
  const exports = await db.selectFrom("personal_exports").select("id").where("user_id", "=", userId).execute();
  for (const { id } of exports) await storage.remove(`exports/${id}.zip`);
}

/** Erases one account whose grace period is over; skips anything else. */
async function erase(userId: string, due: Date): Promise<void> {
  await removeExports(userId);
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom("users")
      .select(["name", "email", "language"])
      .where("id", "=", userId)
      .where("deletion_requested_at", "<=", due)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return;
    await endSessions(userId, { trx });
    // While their uses can still be queried.
    const files = await ownFiles(trx, userId);
    // Messages to others stay, without their author.
    for (const { erase } of fromFeatures("personal")) await erase?.(trx, userId);
    await removeFiles(trx, files);
    // Foreign keys do the rest: the person's rows are deleted, others' rows lose the reference.
    await trx.deleteFrom("users").where("id", "=", userId).execute();
    await recordAudit(trx, { actor: null, action: "account.erase", entityType: "user", entityId: userId });
    await mailErased(trx, user);
    await announceRoleChange(userId, trx);
  });
}

/** Erases the accounts whose grace period is over, one after the other. @param now injected for tests */
export async function eraseDue(now = new Date(), signal?: AbortSignal): Promise<number> {
  const due = new Date(now.getTime() - GRACE_DAYS * DAY_MS);
  const users = await db.selectFrom("users").select("id").where("deletion_requested_at", "<=", due).orderBy("deletion_requested_at").limit(AT_ONCE).execute();
  let erased = 0;
  for (const { id } of users) {
    if (signal?.aborted) break;
    try {
      await erase(id, due);
      erased += 1;
    } catch (error) {
      // One failure must not block the others; the next run retries it.
      log.error({ err: error, userId: id }, "an account could not be erased");
    }
  }
  return erased;
}
