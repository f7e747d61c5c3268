import { IMPORT_JOB, removeOldFiles } from "#app/platform/imports/import-jobs.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { runImport } from "../run/run-import.server.ts";

export const productImportJob = defineJob<{ importId: string }>({
  ...IMPORT_JOB,
  name: "product-import",
  handler: ({ importId }, signal) => runImport(importId, { signal }),
});

export const cleanProductImports = defineJob<Record<string, never>>({
  name: "product-import-clean",
  schedule: "35 3 * * *",
  handler: () => removeOldFiles("product_imports"),
});
