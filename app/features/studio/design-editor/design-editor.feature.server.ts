import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable, within } from "#app/platform/feature/personal-table.server.ts";
import { designEditorContract } from "./design-editor.contract.ts";
import { cleanDesignsJob } from "./server/jobs.server.ts";
import { designEditorRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { designEditor: { contract: designEditorContract, router: designEditorRouter } },
  jobs: [cleanDesignsJob],
  tables: ["design_versions", "designs"],
  personal: {
    tables: [
      personalTable("designs", "designs", "owner_id", { omit: ["request_key"] }),
      personalTable("designs", "design_versions", "design_id", within("design_id", "designs", "owner_id")),
    ],
  },
});
