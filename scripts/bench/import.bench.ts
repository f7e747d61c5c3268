import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { benchDatabase, onCopy } from "./database.ts";

const ROWS = 100_000;
const SAMPLE = "e2e/fixtures/vendors-template.csv";

/** The example file again and again, each time with other ids and names. */
async function* rows(count: number): AsyncGenerator<string> {
  const { parse } = await import("csv-parse");
  const sample = (await createReadStream(SAMPLE)
    .pipe(parse({ bom: true }))
    .toArray()) as string[][];
  const [header = [], ...records] = sample;
  const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  yield `${header.join(",")}\r\n`;
  for (let n = 0; n < count; n += 1) {
    const record = [...(records[n % (records.length - 1)] ?? [])];
    record[0] = `IMPORT${n}`;
    record[1] = `${record[1] || "Vendor"} ${n}`;
    if (record[13]) record[13] = `${record[13]}${n}`;
    yield `${record.map(cell).join(",")}\r\n`;
  }
}

/** An import of 100,000 rows into a directory of 200,000 vendors: new, once more unchanged, and as a dry run. */
export async function run(): Promise<void> {
  await onCopy(await benchDatabase(), "bench_import", async (folder) => {
    const { db } = await import("#app/platform/database/db.server.ts");
    const { storage } = await import("#app/platform/storage/storage.server.ts");
    const { newId } = await import("#app/platform/database/ids.ts");
    const { runImport } = await import("#app/features/directory/vendor-imports/run/run-import.server.ts");
    await storage.put("imports/bench.csv", Readable.from(rows(ROWS)), { type: "text/csv" });
    const size = (await readFile(join(folder, "files", "imports", "bench.csv")).catch(() => Buffer.alloc(0))).length;
    const measure = async (name: string, isDryRun: boolean) => {
      const id = newId();
      await db
        .insertInto("vendor_imports")
        .values({ id, file_name: "bench.csv", storage_key: "imports/bench.csv", byte_size: size, sha256: "", encoding: "utf-8", is_dry_run: isDryRun })
        .execute();
      const cpu = process.cpuUsage();
      const started = performance.now();
      await runImport(id, { signal: new AbortController().signal });
      const seconds = (performance.now() - started) / 1000;
      const { user, system } = process.cpuUsage(cpu);
      const done = await db.selectFrom("vendor_imports").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      console.log(
        `${name}: ${Math.round(ROWS / seconds)} rows/s (${seconds.toFixed(1)} s, Node's processor ${((user + system) / 1e6).toFixed(1)} s, memory ${Math.round(process.memoryUsage().rss / 1e6)} MB): ` +
          `${done.status}, created ${done.created_count}, unchanged ${done.unchanged_count}, errors ${done.error_count}`,
      );
    };
    await measure("dry run", true);
    await measure("new vendors", false);
    await measure("the same file again", false);
  });
}
