import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { makeMissing } from "./derivative.server.ts";

/** Of cards on phones and desks. */
const sizes = [
  [320, "avif"],
  [640, "avif"],
] as const;
const mostImages = 500;

/** Makes what lists of cards show of public images before the first visitor asks, one after the other so that visitors come first. */
export const warmImagesJob = defineJob<Record<string, never>>({
  name: "warm-images",
  isExclusive: true,
  expireInSeconds: 1800,
  async handler(_data, signal) {
    const originals = await db
      .selectFrom("files")
      .select(["sha256", "storage_key"])
      .distinct()
      .where("is_public", "=", true)
      .where("width", "is not", null)
      .orderBy("sha256")
      .limit(mostImages)
      .execute();
    for (const original of originals) {
      signal.throwIfAborted();
      await makeMissing(original, sizes, signal);
    }
  },
});
