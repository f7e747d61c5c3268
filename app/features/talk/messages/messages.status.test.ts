import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { messageReportStatus } from "./server/report-status.server.ts";

describeStatus(messageReportStatus, {
  async make(status) {
    const id = newId();
    await db
      .insertInto("message_reports")
      .values({ id, reason: "spam", status, ...(status === "decided" && { decision: "dismissed" }) })
      .execute();
    return id;
  },
  run: plainMoves(messageReportStatus, { decide: () => ({ decision: "dismissed" }) }),
});
