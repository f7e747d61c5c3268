import { sql } from "kysely";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { announceRoleChange } from "#app/platform/auth/role-cache.server.ts";
import { endSessions } from "#app/platform/auth/sessions.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { log } from "#app/platform/env/log.server.ts";
import { fromFeatures } from "#app/platform/feature/feature.server.ts";
import { derivativeKeys } from "#app/platform/media/derivative.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { GRACE_DAYS } from "../personal-data.ts";
import { mailErased } from "./mails.server.ts";

const DAY_MS = 86_400_000;
const AT_ONCE = 50;

type OwnFile = { id: string; storage_key: string; sha256: string; is_shared: boolean };

/** Files of the person, but for those that became someone else's: a vendor's or a category's picture. */
async function ownFiles(userId: string): Promise<OwnFile[]> {
  const stays = [sql`false`, ...fromFeatures("personal").flatMap(({ usesFile }) => usesFile?.(sql`person_files.id`) ?? [])];
  const { rows } = await sql<OwnFile>`
    with own as (
      select person_files.id, person_files.storage_key, person_files.sha256 from files person_files
      where person_files.owner_id = ${userId}
        and not (${sql.join(stays, sql` or `)}))
    select own.*, exists (select from files o where o.sha256 = own.sha256 and o.id not in (select id from own)) is_shared from own`.execute(db);
  return rows;
}

/** Bytes first, rows after: a run that is killed in between does the rest the next time. */
async function removeFiles(userId: string, files: readonly OwnFile[]): Promise<void> {
  for (const file of files) {
    // Equal bytes are one object: as long as someone else has it, it stays.
    if (file.is_shared) continue;
    for (const key of [...derivativeKeys(file.sha256), file.storage_key]) await storage.remove(key);
  }
  const exports = await db.selectFrom("personal_exports").select("id").where("user_id", "=", userId).execute();
  for (const { id } of exports) await storage.remove(`exports/${id}.zip`);
}

/** Erases one account whose time has come; anything else is left alone. */
async function erase(userId: string, due: Date): Promise<void> {
  const files = await ownFiles(userId);
  await removeFiles(userId, files);
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
    // Others have what was written to them, and lose who wrote it.
    for (const { erase } of fromFeatures("personal")) await erase?.(trx, userId);
    if (files.length > 0)
      await trx
        .deleteFrom("files")
        .where(
          "id",
          "in",
          files.map(({ id }) => id),
        )
        .execute();
    // The foreign keys say the rest: what is the person's goes, what is others' forgets them.
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
      // The others must not wait for the one that fails; the next run tries it again.
      log.error({ err: error, userId: id }, "an account could not be erased");
    }
  }
  return erased;
}
