import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { productImportStatus } from "./server/status.server.ts";

describeStatus(productImportStatus, {
  async make(status) {
    const [id, sender, vendor] = [newId(), await aUser("vendor"), await aVendor()];
    const file = { file_name: "pieces.csv", storage_key: id, byte_size: 1, category: "seating", is_dry_run: false };
    await db
      .insertInto("product_imports")
      .values({ id, vendor_id: vendor.id, created_by: sender.id, ...file, status })
      .execute();
    return id;
  },
  run: plainMoves(productImportStatus),
});
