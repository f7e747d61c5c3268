import { IMPORT_JOB, removeOldFiles } from "#app/platform/imports/import-jobs.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { runImport } from "../run/run-import.server.ts";

export const importJob = defineJob<{ importId: string }>({
  ...IMPORT_JOB,
  name: "vendor-import",
  handler: ({ importId }, signal) => runImport(importId, { signal }),
});

export const cleanImportsJob = defineJob<Record<string, never>>({
  name: "vendor-import-clean",
  schedule: "20 3 * * *",
  handler: () => removeOldFiles("vendor_imports"),
});
