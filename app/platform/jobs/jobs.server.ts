import { type Kysely, sql } from "kysely";
import { fromKysely, PgBoss, type Job as PgBossJob } from "pg-boss";
import { databaseUrl, db } from "#app/platform/database/db.server.ts";
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
  /** The longest pause between two runs; without it they double. */
  longestPauseSeconds?: number;
  /** Jobs of this kind at once in one process; default 1. */
  concurrency?: number;
  /** At most one active job of this kind over all processes. */
  isExclusive?: boolean;
  /** Cron expression (UTC) at which a job with empty data is made. */
  schedule?: string;
  /** Seconds without a heartbeat after which another process takes over the job; default 30. */
  heartbeatSeconds?: number;
};
// biome-ignore lint/suspicious/noExplicitAny: the list of all jobs mixes payloads; each handler is typed where it is defined
export type AnyJob = Job<any>;

export const defineJob = <Data extends object>(job: Job<Data>): Job<Data> => job;

/** How often each kind polls for work without a notification: jobs queued while the process was down, and retries that are due. */
const POLL_SECONDS = 2;
/** How often runs without a heartbeat are looked for. */
const SUPERVISE_SECONDS = 10;

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
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on("error", (error) => log.error({ err: error }, "jobs"));
  boss.on("warning", (warning) => log.debug({ warning }, "jobs"));
  await boss.start();
  state.boss = boss;
  return boss;
}

/** The running instance; send-only in processes without background work. */
function running(works = false): Promise<PgBoss> {
  if (state.boss) return Promise.resolve(state.boss);
  state.starting ??= start(works).finally(() => {
    state.starting = null;
  });
  return state.starting;
}

async function ensureQueue(boss: PgBoss, job: AnyJob): Promise<void> {
  if (state.queues.has(job.name)) return;
  const options = {
    expireInSeconds: job.expireInSeconds ?? 900,
    retryLimit: job.retryLimit ?? 3,
    retryDelay: 2,
    retryBackoff: true,
    ...(job.longestPauseSeconds && { retryDelayMax: job.longestPauseSeconds }),
    heartbeatSeconds: job.heartbeatSeconds ?? 30,
    notify: true,
  };
  await boss.createQueue(job.name, { ...options, policy: job.isExclusive ? "singleton" : "standard" });
  await boss.updateQueue(job.name, options);
  state.queues.add(job.name);
}

/** Creates the queue of a kind if it is missing. */
export const readyQueue = async (job: AnyJob): Promise<void> => ensureQueue(await running(), job);

type EnqueueOptions = {
  trx?: Kysely<DB>;
  startAfterSeconds?: number;
  singletonKey?: string;
  /** Goes first: a person waits for it in front of a screen. */
  isUrgent?: boolean;
};

/** Puts a job into the queue; with `trx` it exists only if that transaction commits. */
export async function enqueue<Data extends object>(
  job: Job<Data>,
  data: Data,
  { trx, startAfterSeconds, singletonKey, isUrgent }: EnqueueOptions = {},
): Promise<void> {
  const boss = await running();
  await ensureQueue(boss, job);
  await boss.send(job.name, data, {
    ...(trx ? { db: fromKysely(trx) } : {}),
    ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
    ...(singletonKey ? { singletonKey } : {}),
    ...(isUrgent ? { priority: 1 } : {}),
  });
}

/** Requeues the runs of a killed process. Only when no other process works on this database. */
const releaseRuns = (): Promise<unknown> =>
  sql`update pgboss.job set state = 'created', started_on = null, heartbeat_on = null where state = 'active'`.execute(db);

async function run(job: AnyJob, { id, data, signal }: PgBossJob<object>): Promise<void> {
  const started = performance.now();
  try {
    await job.handler(data ?? {}, AbortSignal.any([signal, state.stopping.signal]));
    log.debug({ job: job.name, id, ms: Math.round(performance.now() - started) }, "job done");
  } catch (error) {
    if (state.stopping.signal.aborted) log.info({ job: job.name, id }, "job left for the next start");
    else log.error({ err: error, job: job.name, id }, "job failed");
    throw error;
  }
}

/** One worker of a kind. After each run it fetches the next one at once: one notification may stand for a hundred jobs of a transaction. */
async function work(boss: PgBoss, job: AnyJob): Promise<void> {
  const options = { batchSize: 1, pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS };
  const worker = await boss.work<object>(job.name, options, async ([found]) => {
    if (found) await run(job, found).finally(() => boss.notifyWorker(worker));
  });
}

/** Starts working on all kinds of jobs in this process. @param isAlone no other process works on this database */
export async function startJobs(jobs: readonly AnyJob[], { isAlone = false } = {}): Promise<void> {
  if (state.stopping.signal.aborted) state.stopping = new AbortController();
  const boss = await running(true);
  if (isAlone) await releaseRuns();
  for (const job of jobs) {
    await ensureQueue(boss, job);
    for (let count = 0; count < (job.concurrency ?? 1); count++) await work(boss, job);
    if (job.schedule) await boss.schedule(job.name, job.schedule);
  }
}

/** How many jobs of each kind are queued, will be retried, or failed. */
export async function countJobs(): Promise<{ kind: string; state: string; count: number }[]> {
  const { rows } = await sql<{ kind: string; state: string; count: number }>`
    select name as kind, state::text, count(*) as count from pgboss.job where state in ('created', 'retry', 'failed') group by 1, 2`.execute(db);
  return rows;
}

/** Aborts running jobs at their next safe point and stops. */
export async function stopJobs(): Promise<void> {
  const boss = state.boss;
  state.boss = null;
  state.queues.clear();
  state.stopping.abort();
  await boss?.stop({ graceful: true, timeout: 10_000 });
}
