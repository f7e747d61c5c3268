import { sql } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { REMIND_DAYS } from "../verifications.ts";
import { sqlToday } from "./rows.server.ts";
import { verificationStatus } from "./status.server.ts";

type Ending = { id: string; user_id: string; valid_until: string };
const AT_ONCE = 200;
const href = "/dashboard/verification";

/** Notifies people once, 30 days before a check expires. @returns how many */
async function remind(): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<Ending>`
      update verification_requests set reminded_at = now() where id in (
        select q.id from verification_requests q where q.status = 'approved' and q.reminded_at is null
          and q.valid_until between ${sqlToday} and ${sqlToday} + ${REMIND_DAYS}::int
          -- skip people who have sent the next one
          and not exists (select from verification_requests n where n.user_id = q.user_id and n.kind = q.kind and n.status = 'submitted')
        order by q.valid_until limit ${AT_ONCE} for update skip locked)
      returning id, user_id, to_char(valid_until, 'YYYY-MM-DD') valid_until`.execute(trx);
    await notifyPerson(
      trx,
      rows.map((row) => ({ userId: row.user_id, kind: "verification_expiring" as const, params: { date: row.valid_until }, href })),
    );
    return rows.length;
  });
}

/** Expires checks whose last day is over. @returns how many */
async function expire(): Promise<number> {
  const where = () => sql<boolean>`valid_until < ${sqlToday}`;
  return (await verificationStatus.moveAll(db, "expire", { by: null, where, limit: AT_ONCE, skipLocked: true })).length;
}

/** Every night, soon after midnight in Riyadh. Queries check the last day, too: nothing stays valid for longer. */
export const endVerificationsJob = defineJob<object>({
  name: "verifications-ending",
  schedule: "5 21 * * *",
  isExclusive: true,
  handler: async (_, signal) => {
    for (const work of [expire, remind]) while ((await work()) === AT_ONCE) signal.throwIfAborted();
  },
});
