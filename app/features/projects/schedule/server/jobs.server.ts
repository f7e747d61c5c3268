import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { HOUR_MS } from "#app/platform/rules/durations.ts";
import { REMINDER_HOURS } from "../schedule.ts";
import { notifyBoth, visitStatus } from "./visit-status.server.ts";

const AT_ONCE = 200;

/** What nobody confirmed before its time. @returns how many */
export async function expireVisits(now: Date): Promise<number> {
  const due = { by: null, limit: AT_ONCE, skipLocked: true, where: () => sql<boolean>`status = 'booked' and starts_at <= ${now}` };
  return (await visitStatus.moveAll(db, "expire", due)).length;
}

/** Reminds both sides of confirmed visits, once: a day before, or two hours before what was confirmed later than that. @returns how many */
export function remindOfVisits(now: Date): Promise<number> {
  const within = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  const hours = (n: number) => sql`make_interval(hours => ${n})`;
  const { first, last } = REMINDER_HOURS;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; professional_id: string; client_id: string; starts_at: Date }>`
      update visits v set reminded_at = ${now} from (
        select id from visits where status = 'confirmed' and reminded_at is null and starts_at > ${now} and starts_at <= ${within(first)}
          and (updated_at <= starts_at - ${hours(first)} or (starts_at <= ${within(last)} and updated_at <= starts_at - ${hours(last)}))
        order by starts_at, id limit ${AT_ONCE} for update skip locked) due
      where v.id = due.id returning v.id, v.professional_id, v.client_id, v.starts_at`.execute(trx);
    for (const row of rows) await notifyBoth(trx, "visit_reminder", row, "reminder");
    return rows.length;
  });
}

/** Every five minutes. Queries and moves look at the clock, too: nothing is confirmed after its time. */
export const visitsJob = defineJob<object>({
  name: "schedule-visits",
  schedule: "*/5 * * * *",
  isExclusive: true,
  handler: async (_, signal) => {
    for (const run of [expireVisits, remindOfVisits]) while ((await run(new Date())) === AT_ONCE) signal.throwIfAborted();
  },
});
