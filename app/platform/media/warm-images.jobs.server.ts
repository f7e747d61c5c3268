import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { derivative } from "./derivative.server.ts";
import type { PhotoFormat, PhotoWidth } from "./photo.ts";

// Widths that lists of cards use on phones and desktops.
const sizes: readonly (readonly [PhotoWidth, PhotoFormat])[] = [
  [320, "avif"],
  [640, "avif"],
  [640, "webp"],
];
const mostImages = 500;

/** Makes the usual sizes of public images before the first visitor asks, one after the other so that visitors come first. */
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
    for (const [width, format] of sizes) {
      for (const original of originals) {
        signal.throwIfAborted();
        await derivative(original, width, format);
      }
    }
  },
});
