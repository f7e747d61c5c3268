import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { ideasAdminContract } from "./idea-uploads.contract.ts";
import { cleanIdeasJob } from "./server/jobs.server.ts";
import { ideasAdminRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { ideasAdmin: { contract: ideasAdminContract, router: ideasAdminRouter } },
  jobs: [cleanIdeasJob],
  tables: ["idea_photo_uploads"],
  reads: ["design_idea_photos", "design_ideas"],
  personal: {
    notExported: {
      "idea_photo_uploads.user_id": "the file itself is in the export, for the two days that it waits",
    },
  },
});
