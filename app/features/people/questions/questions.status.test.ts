import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { aProduct } from "#app/features/shop/products/testing/a-product.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { questionStatus } from "./server/status.server.ts";

describeStatus(questionStatus, {
  async make(status) {
    const id = newId();
    const piece = await aProduct({ vendorId: (await aVendor()).id });
    await db
      .insertInto("questions")
      .values({ id, subject_type: "product", subject_id: piece.id, author_name: "Reem", body: "Is it washable?", status })
      .execute();
    return id;
  },
  run: plainMoves(questionStatus),
});
