import type { Kysely } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { type ImportEnd, runImport } from "../run/run-import.server.ts";

const HOUR_SECONDS = 3600;
/** So long a finished import's file is stored for applying its dry run. */
const KEPT_DAYS = 7;

async function tellEnd(trx: Kysely<DB>, end: ImportEnd): Promise<void> {
  const to = { userId: end.userId, href: "/admin/vendors/import" };
  await notifyPerson(
    trx,
    end.isDone
      ? { ...to, kind: "import_finished", params: { file: end.file, rows: end.rows, errors: end.errors } }
      : { ...to, kind: "import_failed", params: { file: end.file } },
  );
}

/** Runs an import, one at a time over all processes; a killed one goes on at its checkpoint. */
export const importJob = defineJob<{ importId: string }>({
  name: "vendor-import",
  handler: ({ importId }, signal) => runImport(importId, { signal, onEnd: tellEnd }),
  expireInSeconds: 6 * HOUR_SECONDS,
  retryLimit: 50,
  isExclusive: true,
  heartbeatSeconds: 15,
});

/** Removes the uploaded files of imports that ended a week ago; the results stay. */
export const cleanImportsJob = defineJob<Record<string, never>>({
  name: "vendor-import-clean",
  schedule: "20 3 * * *",
  handler: async () => {
    const old = await db
      .selectFrom("vendor_imports")
      .select("storage_key")
      .where("storage_key", "<>", "")
      .groupBy("storage_key")
      .having((eb) => eb.fn("bool_and", [eb("status", "not in", ["queued", "processing"])]), "=", true)
      .having((eb) => eb.fn.max("completed_at"), "<", new Date(Date.now() - KEPT_DAYS * 24 * HOUR_SECONDS * 1000))
      .execute();
    for (const { storage_key: key } of old) await storage.remove(key);
    if (old.length > 0)
      await db
        .updateTable("vendor_imports")
        .set({ storage_key: "" })
        .where(
          "storage_key",
          "in",
          old.map((row) => row.storage_key),
        )
        .execute();
  },
});
