import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { runImport } from "../run/run-import.server.ts";

const HOUR_SECONDS = 3600;
/** How long a finished import's file is stored, so that its dry run can be applied. */
const STORED_DAYS = 7;

/** Runs an import; a killed one goes on at its checkpoint. */
export const productImportJob = defineJob<{ importId: string }>({
  name: "product-import",
  handler: ({ importId }, signal) => runImport(importId, { signal }),
  expireInSeconds: 6 * HOUR_SECONDS,
  retryLimit: 50,
  isExclusive: true,
  heartbeatSeconds: 15,
});

/** Removes the files of imports that ended a week ago; the results stay. */
export const cleanProductImports = defineJob<Record<string, never>>({
  name: "product-import-clean",
  schedule: "35 3 * * *",
  handler: async () => {
    const old = await db
      .selectFrom("product_imports")
      .select("storage_key")
      .where("storage_key", "<>", "")
      .groupBy("storage_key")
      .having((eb) => eb.fn("bool_and", [eb("status", "not in", ["queued", "processing"])]), "=", true)
      .having((eb) => eb.fn.max("completed_at"), "<", new Date(Date.now() - STORED_DAYS * 24 * HOUR_SECONDS * 1000))
      .execute();
    for (const { storage_key: key } of old) {
      await storage.remove(key);
      await db.updateTable("product_imports").set({ storage_key: "" }).where("storage_key", "=", key).execute();
    }
  },
});
