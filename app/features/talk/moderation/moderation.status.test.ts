import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { moderationReportStatus } from "./server/report-status.server.ts";

describeStatus(moderationReportStatus, {
  async make(status) {
    const [id, reporter] = [newId(), await aUser()];
    await db
      .insertInto("moderation_reports")
      .values({ id, reporter_id: reporter.id, subject_id: newId(), subject_type: "idea", reason: "spam", status })
      .execute();
    return id;
  },
  run: plainMoves(moderationReportStatus),
});
