import { type Kysely, sql } from "kysely";
import { ownersOf } from "#app/features/people/organizations/public.server.ts";
import { maySee, onlookerOf, visibilityOf } from "#app/features/people/profiles/public.ts";
import { roleCache } from "#app/platform/auth/role-cache.server.ts";
import type { Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import type { VerifiedFact } from "../verifications.contract.ts";
import { canBeVerified, type TrustStatus, trustStatus, type VerificationKind } from "../verifications.ts";
import { columns, sqlToday, type VerificationRow } from "./rows.server.ts";

/** Updates the profile's trust status, in the transaction that changed a check. */
export async function refreshTrust(trx: Kysely<DB>, userId: string, role?: Role): Promise<TrustStatus> {
  const known = role ?? (await roleCache().get(userId))?.role ?? "homeowner";
  const { rows } =
    await sql<VerificationRow>`select ${columns} from verification_requests q where q.user_id = ${userId} order by q.created_at desc, q.id desc`.execute(trx);
  const status = trustStatus(
    known,
    rows.map((row) => ({ kind: row.kind, status: row.status, validUntil: row.valid_until })),
  );
  await trx.updateTable("profiles").set({ verification_status: status }).where("id", "=", userId).where("verification_status", "!=", status).execute();
  // The pages of their vendors show the checks in force.
  await invalidatePages(["vendors", "professionals"], trx);
  return status;
}

/** Days. */
const SHOWN_AFTER = 90;

type Whose = { userId: string; viewer: Viewer | null } | { vendorSlug: string };

/** Checks in force, and those that ended lately without another of their kind. Empty for roles without checks, closed accounts, and pages the viewer may not see. */
export async function listFacts(whose: Whose): Promise<VerifiedFact[]> {
  const person =
    "userId" in whose
      ? sql`u.id = ${whose.userId}`
      : sql`exists (select from ${listings()} v where v.slug = ${whose.vendorSlug} and v.is_public and u.id in ${ownersOf(sql`v.organization_id`)})`;
  const { rows } = await sql<VerificationRow & { days_left: number; visibility: Parameters<typeof visibilityOf>[1] | null }>`
    select ${columns}, q.valid_until - ${sqlToday} days_left, p.visibility from users u left join profiles p on p.id = u.id join verification_requests q on q.user_id = u.id
    where ${person} and u.suspended_at is null and u.deletion_requested_at is null and q.status in ('approved', 'expired') and q.valid_until >= ${sqlToday} - ${SHOWN_AFTER}::int
      and not exists (select from verification_requests n where n.user_id = q.user_id and n.kind = q.kind and n.id <> q.id
        and n.status in ('approved', 'expired') and (n.valid_until, n.id) > (q.valid_until, q.id))
    order by q.kind`.execute(db);
  const first = rows[0];
  const role = first && (await roleCache().get(first.user_id))?.role;
  if (!role || !canBeVerified(role)) return [];
  if ("userId" in whose && !maySee(onlookerOf(whose.viewer, whose.userId), visibilityOf(role, first.visibility ?? {}).profile)) return [];
  return rows.map((row) => ({
    kind: row.kind,
    numberEnd: row.number.slice(-4),
    issuedBy: row.issued_by,
    checkedAt: (row.decided_at ?? row.created_at).toISOString(),
    validUntil: row.valid_until ?? "",
    daysLeft: row.days_left,
  }));
}

/** The kinds of checks in force, for pages that are open to everybody. */
export async function checkedKinds(userIds: readonly string[]): Promise<ReadonlyMap<string, VerificationKind[]>> {
  const { rows } = await sql<{ user_id: string; kinds: VerificationKind[] }>`
    select q.user_id, array_agg(distinct q.kind order by q.kind) kinds from verification_requests q
    where q.user_id = any(${userIds}::uuid[]) and q.status = 'approved' and q.valid_until >= ${sqlToday} group by q.user_id`.execute(db);
  return new Map(rows.map(({ user_id, kinds }) => [user_id, kinds]));
}
