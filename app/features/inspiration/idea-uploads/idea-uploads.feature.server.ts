import { bulkKinds } from "#app/features/talk/bulk-changes/public.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { ideasAdminContract } from "./idea-uploads.contract.ts";
import { STATUS_CHANGE } from "./idea-uploads.ts";
import { cleanIdeasJob } from "./server/jobs.server.ts";
import { ideasAdminRouter } from "./server/procedures.server.ts";
import { ideaStatusKind } from "./server/status.server.ts";

export const feature = defineFeature({
  api: { ideasAdmin: { contract: ideasAdminContract, router: ideasAdminRouter } },
  fills: [bulkKinds.with({ [STATUS_CHANGE]: ideaStatusKind })],
  jobs: [cleanIdeasJob],
  tables: ["idea_photo_uploads"],
  reads: ["design_idea_photos", "design_ideas"],
  personal: {
    notExported: {
      "idea_photo_uploads.user_id": "the file itself is in the export, for the two days that it waits",
    },
  },
});
