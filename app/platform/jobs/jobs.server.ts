import type { Kysely } from "kysely";
import { fromKysely, PgBoss } from "pg-boss";
import { databaseUrl } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { log } from "#app/platform/env/log.server.ts";

/** A kind of background work. Handlers are idempotent: a job runs again when its process was killed. */
export type Job<Data extends object> = {
  name: string;
  handler: (data: Data, signal: AbortSignal) => Promise<void>;
  /** Seconds before a run counts as lost; default 15 minutes. */
  expireInSeconds?: number;
  /** Runs again after a failure, with growing pauses; default 3. */
  retryLimit?: number;
  /** Jobs of this kind at once in one process; default 1. */
  concurrency?: number;
  /** At most one active job of this kind over all processes. */
  isExclusive?: boolean;
  /** Cron expression (UTC) at which a job with empty data is made. */
  schedule?: string;
  /** Seconds without a sign of life after which another process takes the job over. */
  heartbeatSeconds?: number;
};
// biome-ignore lint/suspicious/noExplicitAny: the list of all jobs mixes payloads; each handler is typed where it is defined
export type AnyJob = Job<any>;

export const defineJob = <Data extends object>(job: Job<Data>): Job<Data> => job;

type State = { boss: PgBoss | null; starting: Promise<PgBoss> | null; queues: Set<string>; stopping: AbortController };
const holder = globalThis as typeof globalThis & { diwanJobs?: State };
holder.diwanJobs ??= { boss: null, starting: null, queues: new Set(), stopping: new AbortController() };
const state = holder.diwanJobs;

async function start(works: boolean): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl(),
    application_name: "diwan-jobs",
    max: 4,
    useListenNotify: works,
    supervise: works,
    schedule: works,
  });
  boss.on("error", (error) => log.error({ err: error }, "jobs"));
  boss.on("warning", (warning) => log.debug({ warning }, "jobs"));
  await boss.start();
  state.boss = boss;
  return boss;
}

/** The running instance; one that only sends is made where this process does no background work. */
function running(works = false): Promise<PgBoss> {
  if (state.boss) return Promise.resolve(state.boss);
  state.starting ??= start(works).finally(() => {
    state.starting = null;
  });
  return state.starting;
}

async function ensureQueue(boss: PgBoss, job: AnyJob): Promise<void> {
  if (state.queues.has(job.name)) return;
  const options = { expireInSeconds: job.expireInSeconds ?? 900, retryLimit: job.retryLimit ?? 3, retryDelay: 2, retryBackoff: true, notify: true };
  const heartbeat = job.heartbeatSeconds ? { heartbeatSeconds: job.heartbeatSeconds } : {};
  await boss.createQueue(job.name, { ...options, ...heartbeat, policy: job.isExclusive ? "singleton" : "standard" });
  await boss.updateQueue(job.name, options);
  state.queues.add(job.name);
}

type EnqueueOptions = { trx?: Kysely<DB>; startAfterSeconds?: number; singletonKey?: string };

/** Puts a job into the queue; with `trx` it exists only if that transaction commits. */
export async function enqueue<Data extends object>(job: Job<Data>, data: Data, { trx, startAfterSeconds, singletonKey }: EnqueueOptions = {}): Promise<void> {
  const boss = await running();
  await ensureQueue(boss, job);
  await boss.send(job.name, data, {
    ...(trx ? { db: fromKysely(trx) } : {}),
    ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
    ...(singletonKey ? { singletonKey } : {}),
  });
}

/** Starts working on all kinds of jobs in this process. */
export async function startJobs(jobs: readonly AnyJob[]): Promise<void> {
  if (state.stopping.signal.aborted) state.stopping = new AbortController();
  const boss = await running(true);
  for (const job of jobs) {
    await ensureQueue(boss, job);
    const options = { batchSize: 1, localConcurrency: job.concurrency ?? 1, pollingIntervalSeconds: 2, burstWhenBatchFull: true };
    await boss.work<object>(job.name, options, async ([run]) => {
      if (!run) return;
      const started = performance.now();
      try {
        await job.handler(run.data ?? {}, AbortSignal.any([run.signal, state.stopping.signal]));
        log.debug({ job: job.name, id: run.id, ms: Math.round(performance.now() - started) }, "job done");
      } catch (error) {
        if (state.stopping.signal.aborted) log.info({ job: job.name, id: run.id }, "job left for the next start");
        else log.error({ err: error, job: job.name, id: run.id }, "job failed");
        throw error;
      }
    });
    if (job.schedule) await boss.schedule(job.name, job.schedule);
  }
}

/** Lets running jobs come to a safe point (their signal is raised) and stops. */
export async function stopJobs(): Promise<void> {
  const boss = state.boss;
  state.boss = null;
  state.queues.clear();
  state.stopping.abort();
  await boss?.stop({ graceful: true, timeout: 10_000 });
}
