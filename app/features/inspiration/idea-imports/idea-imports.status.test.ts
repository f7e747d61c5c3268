import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { ideaImportStatus } from "./server/status.server.ts";

describeStatus(ideaImportStatus, {
  async make(status) {
    const [id, sender] = [newId(), await aUser("admin")];
    const file = { file_name: `${id}.zip`, upload_type: "zip", byte_size: 1 };
    await db
      .insertInto("bulk_design_uploads")
      .values({ id, ...file, created_by: sender.id, status })
      .execute();
    return id;
  },
  run: plainMoves(ideaImportStatus),
});
