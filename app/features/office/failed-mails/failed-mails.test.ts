import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { enqueue, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { sendMail } from "#app/platform/mail/mail.server.ts";
import { smsJob } from "#app/platform/mail/sms.server.ts";
import { aUser } from "#app/platform/testing/people.ts";

const mail = (to: string) => ({ to, subject: `About ${to}`, text: "a secret code", html: "a secret code", language: "en" });
const states = async () => {
  const { rows } = await sql<{ to: string; state: string; retry_count: number }>`
    select data ->> 'to' as to, state::text, retry_count from pgboss.job order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ to, state, retry_count }) => [to, `${state} ${retry_count}`]));
};

let admin: Awaited<ReturnType<typeof aUser>>;
beforeAll(async () => {
  admin = await aUser("admin");
});
afterAll(async () => {
  await stopJobs();
  await disconnect();
});

test("nothing failed: an empty list, also before any email was sent", async () => {
  expect(await as(admin).failedMails.list()).toEqual({ items: [], total: 0 });
  expect(await as(admin).failedMails.sendAgain({})).toEqual({ count: 0 });
});

test("what was given up is listed without its text, and sent again alone or together", async () => {
  for (const name of ["one", "two", "three", "waiting"]) await sendMail(mail(`${name}@test.example`));
  await enqueue(smsJob, { id: "x", to: "+966500000000", text: "x", language: "en", at: "2026-01-01T00:00:00Z" });
  await sql`update pgboss.job set state = 'failed', retry_count = 60, completed_on = now() - make_interval(mins => length(data ->> 'to')),
    output = '{"message":"connect ECONNREFUSED"}' where data ->> 'to' not like 'waiting%'`.execute(db);

  const { items, total } = await as(admin).failedMails.list();
  expect(total).toBe(3);
  expect(items.map(({ to }) => to).at(-1)).toBe("three@test.example");
  expect(items.at(-1)).toMatchObject({ subject: "About three@test.example", reason: "connect ECONNREFUSED" });
  expect(JSON.stringify(items)).not.toContain("secret");

  const [first] = items;
  expect(await as(admin).failedMails.sendAgain({ ids: [first?.id ?? ""] })).toEqual({ count: 1 });
  expect((await states())[first?.to ?? ""]).toBe("retry 0");
  expect((await as(admin).failedMails.list()).total).toBe(2);
  expect(await as(admin).failedMails.sendAgain({ ids: [first?.id ?? ""] })).toEqual({ count: 0 });

  expect(await as(admin).failedMails.sendAgain({})).toEqual({ count: 2 });
  expect(await states()).toMatchObject({ "waiting@test.example": "created 0", "three@test.example": "retry 0", "+966500000000": "failed 60" });
  const entries = await db.selectFrom("audit_events").select("changes").where("action", "=", "mail.sendAgain").where("actor_id", "=", admin.id).execute();
  expect(entries.map(({ changes }) => changes)).toContainEqual({ count: [null, 2] });
});
