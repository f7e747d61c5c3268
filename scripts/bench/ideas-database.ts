import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { migrate } from "#app/platform/database/migrate.server.ts";
import { startDatabase } from "#database/launcher.ts";
import { BENCH_FOLDER } from "./database.ts";

const IDEAS = 200_000;

/** A database of its own with 200,000 made-up ideas. Made once and stored; delete the folder after a change of the schema. */
export async function ideasDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const embedded = await startDatabase({ dir: join(BENCH_FOLDER, "ideas"), settings: { shared_buffers: "512MB", max_wal_size: "4GB" } });
  await migrate(embedded.url);
  const client = new Client({ connectionString: embedded.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>("select count(*)::int n from design_ideas");
    if ((rows[0]?.n ?? 0) < IDEAS) {
      console.log(`Making ${IDEAS} ideas (once)...`);
      const script = (await readFile("scripts/bench/ideas.sql", "utf8")).replaceAll(":ideas", String(IDEAS));
      // What commits by itself, and a vacuum, must be a message of its own.
      const [first = "", rest = ""] = script.split(/^(?=call )/m);
      for (const statement of [first, ...rest.split(/;$/m)]) if (statement.trim() !== "") await client.query(statement);
    }
  } finally {
    await client.end();
  }
  return { url: embedded.url, stop: embedded.stop };
}
