import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { lastDigestTime } from "../digest-time.ts";
import { mailDigest, mailNotice } from "./mails.server.ts";

const PEOPLE_AT_ONCE = 100;
const STORED_DAYS = 180;
/** The most notifications stored per person. */
const STORED_EACH = 1_000;

/** The delayed mail: sent unless the notification was read or deleted meanwhile. The pending mark is cleared in the transaction that queues the mail. */
export const delayedMailJob = defineJob<{ id: string }>({
  name: "notification-mail",
  handler: ({ id }) =>
    db.transaction().execute(async (trx) => {
      const owed = await trx
        .updateTable("notifications as n")
        .from("users as u")
        .set({ mail: null })
        .whereRef("u.id", "=", "n.user_id")
        .where("n.id", "=", id)
        .where("n.mail", "=", "now")
        .returning(["n.kind", "n.params", "n.href", "n.is_read", "n.removed_at", "u.id", "u.name", "u.email", "u.language", "u.suspended_at"])
        .executeTakeFirst();
      if (!owed || owed.is_read || owed.removed_at || owed.suspended_at) return;
      await mailNotice(trx, owed, owed);
    }),
});

/** One batch of the people with a pending digest. @returns whether there may be more */
async function sendDigests(period: "daily" | "weekly", before: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Clearing the pending mark and queuing the mail commit together: a killed job sends nothing twice and loses nothing.
    const { rows } = await sql<{ user_id: string; kind: string; params: unknown; href: string | null; is_wanted: boolean }>`
      update notifications n set mail = null
      where n.mail = ${period} and n.created_at < ${before}
        and n.user_id in (select distinct o.user_id from notifications o where o.mail = ${period} and o.created_at < ${before} limit ${PEOPLE_AT_ONCE})
      returning n.user_id, n.kind, n.params, n.href, (not n.is_read and n.removed_at is null) as is_wanted, n.created_at`.execute(trx);
    if (rows.length === 0) return false;
    const people = await trx
      .selectFrom("users")
      .select(["id", "name", "email", "language"])
      .where("id", "in", [...new Set(rows.map((row) => row.user_id))])
      .where("suspended_at", "is", null)
      .where("deletion_requested_at", "is", null)
      .execute();
    for (const person of people) {
      const theirs = rows.filter((row) => row.user_id === person.id && row.is_wanted);
      if (theirs.length > 0) await mailDigest(trx, person, period, theirs);
    }
    return true;
  });
}

/** Sends the digests that are due. Runs hourly, so that a server that was down at eight catches up. */
export const digestJob = defineJob<{ now?: string }>({
  name: "notification-digest",
  schedule: "0 * * * *",
  isExclusive: true,
  handler: async ({ now }, signal) => {
    const at = now ? new Date(now) : new Date();
    for (const period of ["daily", "weekly"] as const) while (!signal.aborted && (await sendDigests(period, lastDigestTime(period, at))));
  },
});

/** Erases what was deleted a day ago, read half a year ago, or exceeds the limit per person. */
export const cleanNotificationsJob = defineJob<Record<string, never>>({
  name: "notification-clean",
  schedule: "40 3 * * *",
  handler: async () => {
    await sql`delete from notifications where removed_at < now() - interval '1 day'`.execute(db);
    await sql`delete from notifications where is_read and created_at < now() - make_interval(days => ${STORED_DAYS})`.execute(db);
    // Whatever the planner believes about the table, nothing here is read once per row of it.
    await sql`
      with crowded as materialized (select user_id from notifications group by user_id having count(*) > ${STORED_EACH}),
      beyond as materialized (
        select n.id from crowded c cross join lateral (
          select id from notifications where user_id = c.user_id order by created_at desc, id desc offset ${STORED_EACH}) n)
      delete from notifications n using beyond b where n.id = b.id`.execute(db);
  },
});
