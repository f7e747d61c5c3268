import { sql } from "kysely";
import { defineStatus } from "#app/platform/status/define-status.server.ts";

/** Only moderation moves a review; its photographs follow. */
export const reviewStatus = defineStatus({
  table: "reviews",
  states: ["visible", "hidden"],
  columns: ["subject_type"],
  moves: { hide: { from: ["visible"], to: "hidden" }, restore: { from: ["hidden"], to: "visible" } },
  async onMove(trx, changes) {
    await sql`update files set is_public = ${changes[0]?.to === "visible"}
      where id in (select file_id from review_photos where review_id = any (${changes.map(({ id }) => id)}::uuid[]))`.execute(trx);
  },
});
