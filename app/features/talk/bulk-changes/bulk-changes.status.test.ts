import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { bulkStatus } from "./server/status.server.ts";

describeStatus(bulkStatus, {
  async make(status) {
    const id = newId();
    await db
      .insertInto("bulk_changes")
      .values({ id, kind: "vendors.status", selection: JSON.stringify({}), total: 1, status })
      .execute();
    return id;
  },
  run: plainMoves(bulkStatus),
});
