import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { migrate } from "#app/platform/database/migrate.server.ts";
import { startDatabase } from "#database/launcher.ts";

/** Made once and stored, so that a second run measures at once; delete the folder after a change of the schema. */
export const BENCH_FOLDER = join(process.cwd(), ".data-bench");
const ROWS = 200_000;

export type BenchDatabase = { url: string; stop: () => Promise<void> };

/** The embedded server on a folder of its own, filled by a script: `where` says which rows are its own. */
async function filledDatabase({ folder, of, where }: { folder: string; of: string; where: string }): Promise<BenchDatabase> {
  const embedded = await startDatabase({ dir: join(BENCH_FOLDER, folder), settings: { shared_buffers: "512MB", max_wal_size: "4GB" } });
  await migrate(embedded.url);
  const client = new Client({ connectionString: embedded.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int n from ${where}`);
    if ((rows[0]?.n ?? 0) < ROWS) {
      console.log(`Making ${ROWS} ${of} (once)...`);
      const script = (await readFile(`scripts/bench/${of}.sql`, "utf8")).replaceAll(`:${of}`, String(ROWS));
      // What commits by itself, and a vacuum, must be a message of its own.
      const [first = "", rest = ""] = script.split(/^(?=call )/m);
      for (const statement of [first, ...rest.split(/;$/m)]) if (statement.trim() !== "") await client.query(statement);
      // What the rows leave to do is done before anything is measured, not beside it.
      await client.query("vacuum analyze");
      await client.query("checkpoint");
    }
  } finally {
    await client.end();
  }
  return { url: embedded.url, stop: embedded.stop };
}

/** With 200,000 made-up vendors. */
export const benchDatabase = () => filledDatabase({ folder: "database", of: "vendors", where: "vendors where vendor_id like 'BENCH%'" });
/** With 200,000 made-up ideas. */
export const ideasDatabase = () => filledDatabase({ folder: "ideas", of: "ideas", where: "design_ideas" });
/** With 200,000 made-up professionals, 500,000 projects and 2,000,000 bids. */
export const professionalsDatabase = () => filledDatabase({ folder: "professionals", of: "professionals", where: "professionals" });
/** With 200,000 made-up products of 1,000 sellers. */
export const productsDatabase = () => filledDatabase({ folder: "products", of: "products", where: "products" });

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url.replace(/\/[^/]*$/, "/postgres") });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Measures what writes on a copy of the database, with a folder for files; both are gone afterwards. */
export async function onCopy(database: BenchDatabase, name: string, run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "diwan-bench-"));
  try {
    await onServer(database.url, `drop database if exists ${name} with (force)`);
    await onServer(database.url, `create database ${name} template ${new URL(database.url).pathname.slice(1)} strategy file_copy`);
    Object.assign(process.env, {
      DATABASE_URL: database.url.replace(/\/[^/]*$/, `/${name}`),
      DATA_DIR: folder,
      SECRET: "a-secret-for-measuring-only-1234567890",
      LOG_LEVEL: "error",
    });
    const { connect, disconnect } = await import("#app/platform/database/db.server.ts");
    connect(process.env["DATABASE_URL"] ?? "");
    await run(folder);
    await disconnect();
    await onServer(database.url, `drop database ${name} with (force)`);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await database.stop();
  }
}

/** Seconds of processor time that Node and the database's connections have used so far: on a busy machine they say more than the clock. */
export async function processorSeconds(): Promise<{ node: number; database: number }> {
  const { db } = await import("#app/platform/database/db.server.ts");
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`.execute(
    db,
  );
  const times = await Promise.all(rows.map(async ({ pid }) => secondsOf(await readFile(`/proc/${pid}/stat`, "utf8").catch(() => ""))));
  const { user, system } = process.cpuUsage();
  return { node: (user + system) / 1e6, database: times.reduce((sum, seconds) => sum + seconds, 0) };
}

const CLOCK_TICKS = 100;

/** Of a process's line in /proc. */
export function secondsOf(stat: string): number {
  const fields = stat.split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / CLOCK_TICKS;
}

/** Median, and the 95th percentile, of milliseconds. */
export function summary(times: readonly number[]): { median: number; p95: number } {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}

/** Prints the median of a query, after a few that warm up. */
export async function measure(name: string, runs: number, work: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < 3; n += 1) await work();
  const times: number[] = [];
  for (let n = 0; n < runs; n += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  const { median, p95 } = summary(times);
  console.log(`${name.padEnd(40)} ${median.toFixed(1).padStart(6)} ms median ${p95.toFixed(1).padStart(6)} ms p95`);
}
