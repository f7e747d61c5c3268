import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { migrate } from "#app/platform/database/migrate.server.ts";
import { startDatabase } from "#database/launcher.ts";

/** Made once and stored, so that a second run measures at once; delete the folder after a change of the schema. */
export const BENCH_FOLDER = join(process.cwd(), ".data-bench");
const VENDORS = 200_000;

/** The embedded server on a folder of its own, with 200,000 made-up vendors. */
export async function benchDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const embedded = await startDatabase({ dir: join(BENCH_FOLDER, "database"), settings: { shared_buffers: "512MB", max_wal_size: "4GB" } });
  await migrate(embedded.url);
  const client = new Client({ connectionString: embedded.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>("select count(*)::int n from vendors where vendor_id like 'BENCH%'");
    if ((rows[0]?.n ?? 0) < VENDORS) {
      console.log(`Making ${VENDORS} vendors (once)...`);
      const script = (await readFile("scripts/bench/vendors.sql", "utf8")).replaceAll(":vendors", String(VENDORS));
      // What commits by itself, and a vacuum, must be a message of its own.
      const [first = "", rest = ""] = script.split(/^(?=call )/m);
      for (const statement of [first, ...rest.split(/;$/m)]) if (statement.trim() !== "") await client.query(statement);
    }
  } finally {
    await client.end();
  }
  return { url: embedded.url, stop: embedded.stop };
}

/** Median, and the 95th percentile, of milliseconds. */
export function summary(times: readonly number[]): { median: number; p95: number } {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}
