import { sql } from "kysely";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { cleanImportsJob, importJob } from "./server/jobs.server.ts";
import { vendorImportsRouter } from "./server/procedures.server.ts";
import { vendorImportsContract } from "./vendor-imports.contract.ts";

export const feature = defineFeature({
  api: { vendorImports: { contract: vendorImportsContract, router: vendorImportsRouter } },
  jobs: [importJob, cleanImportsJob],
  tables: ["vendor_import_errors", "vendor_imports"],
  reads: ["categories", "category_aliases", "vendor_categories", "vendors"],
  personal: {
    notExported: {
      "vendor_imports.created_by": "work for the product, no data about its author; the activity names it",
    },
  },
  waiting: { imports: { count: () => sql`select count(*) from vendor_imports where status in ('queued', 'processing')`, isContent: true } },
  counted: { imports: { rows: (since) => sql`from vendor_imports where not is_dry_run and created_at >= ${since}`, isContent: true } },
  audited: { vendor_import: { name: (id) => sql`select file_name from vendor_imports where id = ${id}`, address: () => "/admin/vendors/import" } },
});
