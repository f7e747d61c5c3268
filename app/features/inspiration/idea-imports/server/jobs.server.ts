import { db } from "#app/platform/database/db.server.ts";
import { IMPORT_JOB } from "#app/platform/imports/import-jobs.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { productWords } from "../items/product-words.server.ts";
import { removeParts } from "../parts/part-files.server.ts";
import { runUpload } from "../run/run-upload.server.ts";

const HOUR_SECONDS = 3600;
/** How long an incomplete file can be resumed. */
const ABANDONED_HOURS = 24;
const ENDED_HOURS = 1;

/** Runs a bulk upload. */
export const uploadJob = defineJob<{ uploadId: string }>({
  ...IMPORT_JOB,
  name: "idea-import",
  handler: ({ uploadId }, signal) => runUpload(uploadId, { signal, words: productWords }),
  expireInSeconds: 12 * HOUR_SECONDS,
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_SECONDS * 1000);

/** Removes abandoned incomplete files and leftovers of finished uploads; the records stay. */
export const cleanUploadsJob = defineJob<Record<string, never>>({
  name: "idea-import-clean",
  schedule: "40 * * * *",
  handler: async () => {
    const left = await db
      .selectFrom("bulk_design_uploads")
      .select(["id", "part_hashes", "status"])
      .where("are_parts_stored", "=", true)
      .where((eb) =>
        eb.or([
          eb.and([eb("status", "=", "uploading"), eb("part_at", "<", hoursAgo(ABANDONED_HOURS))]),
          eb.and([eb("status", "not in", ["uploading", "processing"]), eb("completed_at", "<", hoursAgo(ENDED_HOURS))]),
        ]),
      )
      .execute();
    for (const { id, part_hashes: partHashes } of left) await removeParts({ id, partHashes });
    const of = (isAbandoned: boolean) => left.filter(({ status }) => (status === "uploading") === isAbandoned).map(({ id }) => id);
    if (of(true).length > 0) await db.deleteFrom("bulk_design_uploads").where("id", "in", of(true)).execute();
    if (of(false).length > 0) await db.updateTable("bulk_design_uploads").set({ are_parts_stored: false }).where("id", "in", of(false)).execute();
  },
});
