import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { verificationStatus } from "./server/status.server.ts";

const IN_FORCE = { valid_until: "2099-01-01", decided_at: new Date() };

/** Nobody decides about the own papers, an admin neither. */
const strangersOf = async (id: string) => {
  const { user_id } = await db.selectFrom("verification_requests").select("user_id").where("id", "=", id).executeTakeFirstOrThrow();
  return [aViewer("vendor"), aViewer("professional"), aViewer("admin", { id: user_id })];
};

describeStatus(verificationStatus, {
  async make(status) {
    const [id, person] = [newId(), await aUser("professional")];
    const decided = status === "submitted" || status === "withdrawn" ? {} : { ...IN_FORCE, reason: "No" };
    await db
      .insertInto("verification_requests")
      .values({ id, user_id: person.id, kind: "commercial_registration", number: "1010101010", status, ...decided })
      .execute();
    return id;
  },
  run: plainMoves(verificationStatus, { approve: () => IN_FORCE, reject: () => ({ reason: "No" }), revoke: () => ({ reason: "No" }) }),
  strangers: {
    ...{ approve: { of: strangersOf }, reject: { of: strangersOf }, revoke: { of: strangersOf } },
    withdraw: { of: () => [aViewer("professional"), aViewer("admin")] },
  },
});
