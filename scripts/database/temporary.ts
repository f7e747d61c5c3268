import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#app/platform/database/migrate.server.ts";
import { startDatabase } from "#database/launcher.ts";

/** Runs the work on a migrated, empty database that is gone afterwards. */
export async function withTemporaryDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "diwan-database-"));
  const server = await startDatabase({ dir: folder, settings: { fsync: "off" } });
  try {
    await migrate(server.url);
    return await work(server.url);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
