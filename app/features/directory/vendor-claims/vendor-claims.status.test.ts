import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { claimStatus } from "./server/status.server.ts";

/** Nobody decides about the own claim, an admin neither. */
const strangersOf = async (id: string) => {
  const { user_id } = await db.selectFrom("vendor_claims").select("user_id").where("id", "=", id).executeTakeFirstOrThrow();
  return [aViewer("homeowner"), aViewer("vendor"), aViewer("admin", { id: user_id })];
};

describeStatus(claimStatus, {
  async make(status) {
    const [id, vendor, claimant] = [newId(), await aVendor(), await aUser("vendor")];
    await db
      .insertInto("vendor_claims")
      .values({ id, vendor_id: vendor.id, user_id: claimant.id, relation: "owner", status, ...(status === "rejected" && { reason: "No" }) })
      .execute();
    return id;
  },
  run: plainMoves(claimStatus, { reject: () => ({ reason: "No" }) }),
  strangers: { approve: { of: strangersOf }, reject: { of: strangersOf }, withdraw: { of: () => [aViewer("vendor"), aViewer("admin")] } },
});
