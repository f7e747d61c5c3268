import { type Kysely, sql } from "kysely";
import { type Notice, notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { type AuditEntry, recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { type Change, defineStatus } from "#app/platform/status/define-status.server.ts";
import { decideVerification, withdrawVerification } from "../verifications.policy.ts";
import { VERIFICATION_STATUSES } from "../verifications.ts";
import { refreshTrust } from "./trust.server.ts";

type Row = { user_id: string; kind: string };
type VerificationChange = Change<string, string, Row, { reason?: string; until?: string }>;

const decide = (by: Viewer, row: Row) => decideVerification(by, { personId: row.user_id });
const withdraw = (by: Viewer, row: Row) => withdrawVerification(by, { personId: row.user_id });

/** `revoke` undoes an approval; `replace` follows the approval of a newer one of its kind; `expire` follows its last day. */
export const verificationStatus = defineStatus({
  table: "verification_requests",
  states: VERIFICATION_STATUSES,
  columns: ["user_id", "kind"],
  moves: {
    approve: { from: ["submitted"], to: "approved", who: decide },
    reject: { from: ["submitted"], to: "rejected", who: decide },
    revoke: { from: ["approved"], to: "rejected", who: decide },
    withdraw: { from: ["submitted"], to: "withdrawn", who: withdraw, isHidden: true, isRepeatable: true },
    replace: { from: ["approved"], to: "replaced" },
    expire: { from: ["approved"], to: "expired" },
  },
  touch: () => ({ updated_at: new Date() }),
  onMove: async (trx, changes: readonly VerificationChange[]) => {
    for (const userId of new Set(changes.map(({ row }) => row.user_id))) await refreshTrust(trx, userId);
    await recordAudit(trx, changes.map(entryOf));
    const lastDays = changes.some(({ move }) => move === "expire") ? await lastDaysOf(trx, changes) : new Map<string, string>();
    await notifyPerson(
      trx,
      changes.flatMap((change) => noticeOf(change, lastDays.get(change.id)) ?? []),
    );
  },
});

/** A revoked approval reads as a rejection in the log, as it does to the person. */
const entryOf = ({ id, move, from, to, by, detail }: VerificationChange): AuditEntry => ({
  actor: by,
  action: `verification.${move === "revoke" ? "reject" : move}`,
  entityType: "verification",
  entityId: id,
  changes: { status: [from, to], ...(detail?.until && { valid_until: [null, detail.until] }), ...(detail?.reason && { reason: [null, detail.reason] }) },
});

function noticeOf({ move, row, detail }: VerificationChange, lastDay = ""): Notice | null {
  const notice = { userId: row.user_id, href: "/dashboard/verification" };
  if (move === "approve") return { ...notice, kind: "verification_approved", params: { until: detail?.until ?? "" } };
  if (move === "reject" || move === "revoke") return { ...notice, kind: "verification_rejected", params: { reason: detail?.reason ?? "" } };
  return move === "expire" ? { ...notice, kind: "verification_expired", params: { date: lastDay } } : null;
}

/** Calendar days as text: the driver would convert them to timestamps. */
async function lastDaysOf(trx: Kysely<DB>, changes: readonly { id: string }[]): Promise<Map<string, string>> {
  const ids = changes.map(({ id }) => id);
  const { rows } = await sql<{ id: string; day: string }>`
    select id, to_char(valid_until, 'YYYY-MM-DD') as day from verification_requests where id = any (${ids}::uuid[])`.execute(trx);
  return new Map(rows.map(({ id, day }) => [id, day]));
}
