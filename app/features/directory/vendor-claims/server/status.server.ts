import type { Kysely } from "kysely";
import { type Notice, notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { type AuditEntry, recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { type Change, defineStatus } from "#app/platform/status/define-status.server.ts";
import { decideClaim, withdrawClaim } from "../vendor-claims.policy.ts";
import { CLAIM_STATUSES } from "../vendor-claims.ts";

type Row = { user_id: string; vendor_id: string };
/** `reason`: why it was rejected. */
type ClaimChange = Change<string, string, Row, { reason: string }>;

const decide = (by: Viewer, row: Row) => decideClaim(by, { claimantId: row.user_id });

/** `close` follows from the approval of another claim of the same vendor. */
export const claimStatus = defineStatus({
  table: "vendor_claims",
  states: CLAIM_STATUSES,
  columns: ["user_id", "vendor_id"],
  moves: {
    approve: { from: ["open"], to: "approved", who: decide },
    reject: { from: ["open"], to: "rejected", who: decide },
    close: { from: ["open"], to: "closed" },
    withdraw: {
      from: ["open"],
      to: "withdrawn",
      who: (by: Viewer, row: Row) => withdrawClaim(by, { claimantId: row.user_id }),
      isHidden: true,
      isRepeatable: true,
    },
  },
  touch: () => ({ updated_at: new Date() }),
  onMove: async (trx, changes: readonly ClaimChange[]) => {
    await recordAudit(trx, changes.map(entryOf));
    await notifyClaimants(trx, changes);
  },
});

const entryOf = ({ id, move, from, to, by, detail }: ClaimChange): AuditEntry => ({
  actor: by,
  action: `claim.${move}`,
  entityType: "vendor_claim",
  entityId: id,
  changes: { status: [from, to], ...(detail && { reason: [null, detail.reason] }) },
});

async function notifyClaimants(trx: Kysely<DB>, changes: readonly ClaimChange[]): Promise<void> {
  const notified = changes.filter(({ move }) => move !== "withdraw");
  const first = notified[0];
  if (!first) return;
  // A batch is about one vendor.
  const vendor = await trx.selectFrom("vendors").select(["name", "name_ar"]).where("id", "=", first.row.vendor_id).executeTakeFirstOrThrow();
  const named = { vendor: vendor.name, ...(vendor.name_ar && { vendorAr: vendor.name_ar }) };
  const notices = notified.map(({ move, row, detail }): Notice => {
    if (move === "approve") return { userId: row.user_id, kind: "claim_approved", params: named, href: "/vendor" };
    return { userId: row.user_id, kind: "claim_rejected", params: { ...named, ...detail }, href: "/dashboard/claims" };
  });
  await notifyPerson(trx, notices);
}
