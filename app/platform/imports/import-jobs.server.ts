import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { storage } from "#app/platform/storage/storage.server.ts";

const HOUR_SECONDS = 3600;
/** How long a finished import's file is stored, so that its dry run can be applied. */
const STORED_DAYS = 7;

/** One at a time over all processes; a killed one goes on at its checkpoint. */
export const IMPORT_JOB = { expireInSeconds: 6 * HOUR_SECONDS, retryLimit: 50, isExclusive: true, heartbeatSeconds: 15 } as const;

/** Removes the files of imports that ended a week ago; the results stay. A dry run and what applied it share a file. */
export async function removeOldFiles(table: keyof DB): Promise<void> {
  const { rows } = await sql<{ key: string }>`select storage_key key from ${sql.table(table)} where storage_key <> '' group by storage_key
    having bool_and(status not in ('queued', 'processing')) and max(completed_at) < ${new Date(Date.now() - STORED_DAYS * DAY_MS)}`.execute(db);
  for (const { key } of rows) await storage.remove(key);
  await sql`update ${sql.table(table)} set storage_key = '' where storage_key = any(${rows.map(({ key }) => key)}::text[])`.execute(db);
}
