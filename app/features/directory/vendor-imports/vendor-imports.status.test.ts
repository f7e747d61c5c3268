import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { vendorImportStatus } from "./server/status.server.ts";

describeStatus(vendorImportStatus, {
  async make(status) {
    const [id, sender] = [newId(), await aUser("admin")];
    const file = { file_name: "places.csv", storage_key: id, sha256: id, byte_size: 1, is_dry_run: false };
    await db
      .insertInto("vendor_imports")
      .values({ id, created_by: sender.id, ...file, status })
      .execute();
    return id;
  },
  run: plainMoves(vendorImportStatus),
});
