import { sql } from "kysely";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { ideaImportsContract } from "./idea-imports.contract.ts";
import { cleanUploadsJob, uploadJob } from "./server/jobs.server.ts";
import { ideaImportsRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { ideaImports: { contract: ideaImportsContract, router: ideaImportsRouter } },
  jobs: [uploadJob, cleanUploadsJob],
  tables: ["bulk_design_upload_errors", "bulk_design_uploads", "design_idea_origins"],
  reads: ["design_ideas"],
  personal: {
    notExported: {
      "bulk_design_uploads.created_by": "work for the product, no data about its author; the activity names it",
    },
  },
  audited: {
    idea_import: { name: (id) => sql`select file_name from bulk_design_uploads where id = ${id}`, address: () => "/admin/design-ideas-upload?tab=history" },
  },
});
