import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { removeOldSharePictures } from "./server/pictures.server.ts";

const removeOld = defineJob<Record<never, never>>({
  name: "remove-old-share-pictures",
  schedule: "40 2 * * *",
  isExclusive: true,
  handler: (_, signal) => removeOldSharePictures(signal),
});

export const feature = defineFeature({ jobs: [removeOld], tables: ["share_pictures"] });
