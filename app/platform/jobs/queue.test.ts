import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type AnyJob, defineJob, enqueue, readyQueue, startJobs, stopJobs } from "./jobs.server.ts";

type Work = (found: { id: string; data: object | null; signal: AbortSignal }[]) => Promise<void>;
type Worker = { name: string; options: { batchSize: number }; work: Work };
/** The queue behind ours. */
const boss = vi.hoisted(() => ({
  made: [] as Record<string, unknown>[],
  queues: [] as [name: string, options: object][],
  updates: [] as [name: string, options: object][],
  sent: [] as [name: string, data: object, options: object][],
  workers: [] as unknown[],
  notified: [] as unknown[],
  schedules: [] as unknown[],
  stops: [] as unknown[],
  starting: Promise.resolve() as Promise<void>,
}));
vi.mock("pg-boss", () => ({
  fromKysely: (trx: unknown) => ({ of: trx }),
  PgBoss: class {
    constructor(options: Record<string, unknown>) {
      boss.made.push(options);
    }
    on(): void {}
    start = () => boss.starting;
    createQueue = async (name: string, options: object) => void boss.queues.push([name, options]);
    updateQueue = async (name: string, options: object) => void boss.updates.push([name, options]);
    send = async (name: string, data: object, options: object) => void boss.sent.push([name, data, options]);
    async work(name: string, options: object, work: unknown) {
      boss.workers.push({ name, options, work });
      return `worker ${boss.workers.length}`;
    }
    notifyWorker = (worker: unknown) => void boss.notified.push(worker);
    schedule = async (...given: unknown[]) => void boss.schedules.push(given);
    stop = async (options: unknown) => void boss.stops.push(options);
  },
}));
vi.mock("#app/platform/database/db.server.ts", () => ({ databaseUrl: () => "postgres://here/diwan", db: {} }));

const workers = boss.workers as Worker[];
beforeEach(() => {
  for (const list of [boss.made, boss.queues, boss.updates, boss.sent, boss.workers, boss.notified, boss.schedules, boss.stops]) list.length = 0;
  boss.starting = Promise.resolve();
});
afterEach(stopJobs);

const handler = async () => {};
const job = (more: Partial<AnyJob> = {}): AnyJob => defineJob({ name: "letters", handler, ...more });

describe("the queue of a kind", () => {
  test("is made once, before its first job, with a quarter of an hour, three more tries and half a minute for a lost process", async () => {
    await readyQueue(job());
    await enqueue(job(), {});
    const defaults = { expireInSeconds: 900, retryLimit: 3, heartbeatSeconds: 30, retryBackoff: true, notify: true };
    expect(boss.queues).toEqual([["letters", expect.objectContaining({ ...defaults, policy: "standard" })]]);
    expect(boss.queues[0]?.[1]).not.toHaveProperty("retryDelayMax");
    // One that an earlier release made gets what this one says, but for its policy, which cannot change.
    expect(boss.updates).toEqual([["letters", expect.objectContaining(defaults)]]);
    expect(boss.updates[0]?.[1]).not.toHaveProperty("policy");
  });

  test("has what its kind says", async () => {
    await readyQueue(job({ expireInSeconds: 60, retryLimit: 0, longestPauseSeconds: 1_800, heartbeatSeconds: 15, isExclusive: true }));
    expect(boss.queues[0]?.[1]).toMatchObject({ expireInSeconds: 60, retryLimit: 0, retryDelayMax: 1_800, heartbeatSeconds: 15, policy: "singleton" });
  });

  test("is made again after a stop: the next process may have another database", async () => {
    await readyQueue(job());
    await stopJobs();
    await readyQueue(job());
    expect([boss.queues.length, boss.made.length]).toEqual([2, 2]);
  });
});

describe("a job", () => {
  test("is sent as it is", async () => {
    await enqueue(job(), { n: 1 });
    expect(boss.sent).toEqual([["letters", { n: 1 }, {}]]);
  });

  test("is part of a transaction, waits, is one of a kind, goes first, where that is asked for", async () => {
    const trx = { transaction: 7 } as never;
    await enqueue(job(), {}, { trx, startAfterSeconds: 30, singletonKey: "k", isUrgent: true });
    await enqueue(job(), {}, { startAfterSeconds: 0, isUrgent: false });
    expect(boss.sent.map(([, , options]) => options)).toEqual([{ db: { of: trx }, startAfter: 30, singletonKey: "k", priority: 1 }, {}]);
  });
});

describe("a process", () => {
  test("that only sends looks for no work and keeps no schedule; one that works does", async () => {
    await enqueue(job(), {});
    await stopJobs();
    await startJobs([job()]);
    expect(boss.made.map(({ connectionString, useListenNotify, supervise, schedule }) => [connectionString, useListenNotify, supervise, schedule])).toEqual([
      ["postgres://here/diwan", false, false, false],
      ["postgres://here/diwan", true, true, true],
    ]);
  });

  test("starts once, however many ask at the same time, and again after a failure", async () => {
    await Promise.all([enqueue(job(), {}), enqueue(job(), {}), readyQueue(job({ name: "other" }))]);
    expect(boss.made).toHaveLength(1);
    await stopJobs();
    boss.starting = Promise.reject(new Error("no database"));
    await expect(enqueue(job(), {})).rejects.toThrow("no database");
    boss.starting = Promise.resolve();
    await enqueue(job(), {});
    expect(boss.made).toHaveLength(3);
  });

  test("works on as many of a kind at once as it says, one job each, and on its schedule", async () => {
    await startJobs([job(), job({ name: "pictures", concurrency: 3, schedule: "0 2 * * *" })]);
    expect(workers.map(({ name }) => name)).toEqual(["letters", "pictures", "pictures", "pictures"]);
    expect(workers.map(({ options }) => options.batchSize)).toEqual([1, 1, 1, 1]);
    expect(boss.schedules).toEqual([["pictures", "0 2 * * *"]]);
    expect(boss.queues.map(([name]) => name)).toEqual(["letters", "pictures"]);
  });
});

describe("a run", () => {
  const one = (data: object | null, signal = new AbortController().signal) => [{ id: "1", data, signal }];

  test("gets its data and looks for the next job right after, also when it fails, which the queue learns", async () => {
    const seen: unknown[] = [];
    await startJobs([
      job({
        handler: async (data) => {
          seen.push(data);
          if ("fails" in data) throw new Error("not today");
        },
      }),
    ]);
    const [worker] = workers;
    await worker?.work(one({ n: 1 }));
    await worker?.work(one(null));
    await expect(worker?.work(one({ fails: true }))).rejects.toThrow("not today");
    await worker?.work([]);
    expect([seen, boss.notified]).toEqual([
      [{ n: 1 }, {}, { fails: true }],
      ["worker 1", "worker 1", "worker 1"],
    ]);
  });

  test("ends when its time is over, and when the process stops; the next start begins unstopped", async () => {
    const signals: AbortSignal[] = [];
    const noted = job({ handler: async (_, signal) => void signals.push(signal) });
    await startJobs([noted]);
    const expired = new AbortController();
    await workers[0]?.work(one({}, expired.signal));
    await workers[0]?.work(one({}));
    expired.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await stopJobs();
    expect([signals[1]?.aborted, boss.stops]).toEqual([true, [expect.objectContaining({ graceful: true })]]);
    await startJobs([noted]);
    await workers.at(-1)?.work(one({}));
    expect(signals[2]?.aborted).toBe(false);
  });

  test("of nothing that was started is stopped without fuss", async () => {
    await stopJobs();
    expect(boss.stops).toEqual([]);
  });
});
