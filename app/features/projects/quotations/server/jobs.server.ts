import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { removeUnusedPhotos } from "./photos.server.ts";

export const unusedPhotosJob = defineJob<object>({
  name: "remove-quotation-photos",
  schedule: "35 2 * * *",
  isExclusive: true,
  handler: async (_, signal) => {
    while ((await removeUnusedPhotos(new Date())) > 0) signal.throwIfAborted();
  },
});
