import { sql } from "kysely";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { givenUp, runAgain } from "#app/platform/jobs/given-up.server.ts";
import { countJobs, defineJob, enqueue, startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";

afterEach(stopJobs);
afterAll(disconnect);

it("does a hundred waiting jobs within seconds, also those that no message announced", async () => {
  const done: number[] = [];
  const job = defineJob<{ n: number }>({ name: "waiting", handler: async ({ n }) => void done.push(n) });
  await db.transaction().execute(async (trx) => {
    for (let n = 0; n < 100; n++) await enqueue(job, { n }, { trx });
  });
  await startJobs([job]);
  await vi.waitFor(() => expect(done).toHaveLength(100), { timeout: 15_000 });
  expect(new Set(done).size).toBe(100);
  // Announced by one message, to a sleeping worker.
  await db.transaction().execute(async (trx) => {
    for (let n = 100; n < 200; n++) await enqueue(job, { n }, { trx });
  });
  await vi.waitFor(() => expect(done).toHaveLength(200), { timeout: 15_000 });
}, 60_000);

it("does what is urgent before what waits", async () => {
  const done: string[] = [];
  const job = defineJob<{ name: string }>({ name: "ordered", handler: async ({ name }) => void done.push(name) });
  for (const name of ["first", "second"]) await enqueue(job, { name });
  await enqueue(job, { name: "code" }, { isUrgent: true });
  await startJobs([job]);
  await vi.waitFor(() => expect(done).toEqual(["code", "first", "second"]), { timeout: 15_000 });
});

it("counts queued and failed jobs by kind", async () => {
  const job = defineJob<{ n: number }>({ name: "counted", handler: async () => {} });
  for (const n of [1, 2, 3]) await enqueue(job, { n }, { startAfterSeconds: 3_600 });
  await sql`update pgboss.job set state = 'failed' where name = 'counted' and data = '{"n":2}'`.execute(db);
  const counted = (await countJobs()).filter(({ kind }) => kind === "counted");
  expect(counted.sort((a, b) => a.state.localeCompare(b.state))).toEqual([
    { kind: "counted", state: "created", count: 2 },
    { kind: "counted", state: "failed", count: 1 },
  ]);
});

it("says what failed for good, the newest first, and tries again what was chosen", async () => {
  const job = defineJob<{ n: number }>({ name: "given-up", handler: async () => {} });
  expect(await givenUp(job, 10)).toEqual({ jobs: [], total: 0 });
  const neighbor = defineJob<{ n: number }>({ name: "given-up-too", handler: async () => {} });
  for (const n of [1, 2, 3]) await enqueue(job, { n }, { startAfterSeconds: 3_600 });
  await enqueue(neighbor, { n: 9 }, { startAfterSeconds: 3_600 });
  await sql`update pgboss.job set state = 'failed', completed_on = now() - (4 - (data ->> 'n')::int) * interval '1 hour', output = '{"message": "no"}'
    where name = 'given-up' and data ->> 'n' <> '3'`.execute(db);
  await sql`update pgboss.job set state = 'failed', completed_on = now() where name = 'given-up-too'`.execute(db);
  const { jobs, total } = await givenUp(job, 1);
  expect([total, jobs]).toEqual([2, [expect.objectContaining({ data: { n: 2 }, reason: "no" })]]);
  expect(await runAgain(db as never, job, [jobs[0]?.id ?? ""])).toBe(1);
  expect((await givenUp(job, 10)).jobs.map(({ data }) => data.n)).toEqual([1]);
  expect(await runAgain(db as never, job)).toBe(1);
  expect([(await givenUp(job, 10)).total, (await givenUp(neighbor, 10)).total]).toEqual([0, 1]);
});

it("works on as many of a kind at once as it says", async () => {
  let [running, most] = [0, 0];
  const job = defineJob<{ n: number }>({
    name: "side-by-side",
    concurrency: 2,
    handler: async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 150));
      running -= 1;
    },
  });
  for (let n = 0; n < 8; n++) await enqueue(job, { n });
  await startJobs([job]);
  await vi.waitFor(async () => expect((await countJobs()).filter(({ kind }) => kind === "side-by-side")).toEqual([]), { timeout: 15_000 });
  await vi.waitFor(() => expect(running).toBe(0), { timeout: 15_000 });
  expect(most).toBe(2);
});

it("resumes a killed process's jobs on start, only where no other process works", async () => {
  const handler = vi.fn(async () => {});
  const job = defineJob<{ n: number }>({ name: "orphan", handler });
  await enqueue(job, { n: 1 });
  await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where name = 'orphan'`.execute(db);
  const other = defineJob<{ n: number }>({ name: "other", handler: vi.fn(async () => {}) });
  await enqueue(other, { n: 2 });
  await startJobs([job, other]);
  await vi.waitFor(() => expect(other.handler).toHaveBeenCalled(), { timeout: 10_000 });
  expect(handler).not.toHaveBeenCalled();
  await stopJobs();
  await startJobs([job], { isAlone: true });
  await vi.waitFor(() => expect(handler).toHaveBeenCalledExactlyOnceWith({ n: 1 }, expect.anything()), { timeout: 10_000 });
}, 60_000);
