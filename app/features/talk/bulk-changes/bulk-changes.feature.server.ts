import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { bulkChangesContract } from "./bulk-changes.contract.ts";
import { bulkChangesRouter } from "./server/procedures.server.ts";
import { bulkJob, cleanBulkRowsJob } from "./server/service.server.ts";

export const feature = defineFeature({
  api: { bulkChanges: { contract: bulkChangesContract, router: bulkChangesRouter } },
  jobs: [bulkJob, cleanBulkRowsJob],
  tables: ["bulk_change_rows", "bulk_changes"],
  personal: { notExported: { "bulk_changes.actor_id": "work for the product; the activity names it" } },
});
