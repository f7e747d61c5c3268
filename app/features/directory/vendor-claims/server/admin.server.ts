import { type Kysely, sql } from "kysely";
import { setOwner } from "#app/features/directory/vendors/public.server.ts";
import { ownersOf } from "#app/features/people/organizations/public.server.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { namesOfPerson, personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { countsOf } from "#app/platform/list/counts.server.ts";
import { newestFirst, oldestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { shownPhone } from "#app/platform/rules/phone.ts";
import { type ClaimDetail, type ClaimFilters, type ClaimQueue, emailUnconfirmed, vendorOwned } from "../vendor-claims.contract.ts";
import { CLAIM_STATUSES, CLAIMS_PER_PAGE, type ClaimStatus, REASON_LENGTH } from "../vendor-claims.ts";
import { type ClaimRow, columns, present } from "./rows.server.ts";
import type { Problems } from "./service.server.ts";
import { claimStatus } from "./status.server.ts";

type QueueRow = ClaimRow & {
  name: string;
  email: string;
  email_verified: boolean;
  company_name: string | null;
  phone: string | null;
  email_matches: boolean;
  phone_matches: boolean;
};
const queueColumns = (language: string) =>
  sql`${columns}, ${personName(language)} as name, u.email, u.email_verified, p.company_name, p.phone, c.email_matches, c.phone_matches`;
const source = sql`vendor_claims c join vendors v on v.id = c.vendor_id join users u on u.id = c.user_id left join profiles p on p.id = u.id`;

const presentQueued = (row: QueueRow, language: string) => ({
  ...present(row, language),
  person: { id: row.user_id, name: row.name, email: row.email, isEmailVerified: row.email_verified, companyName: row.company_name },
  emailMatches: row.email_matches,
  phoneMatches: row.phone_matches,
});

/** Pending ones oldest first, the rest newest first. */
export async function listClaims({ status, search, after }: ClaimFilters, language: string): Promise<ClaimQueue> {
  const words = search.trim();
  const query = sql<QueueRow & { document_count: number }>`
    select ${queueColumns(language)}, (select count(*)::int from vendor_claim_documents d where d.claim_id = c.id) document_count from ${source} where true
    ${status ? sql`and c.status = ${status}` : sql``}
    ${words ? sql`and name_key(v.name || ' ' || coalesce(v.name_ar, '') || ' ' || ${namesOfPerson} || ' ' || u.email) like '%' || name_key(${words}) || '%'` : sql``}`;
  const order = status === "open" ? oldestFirst("claims") : newestFirst("claims");
  const [{ rows, next }, counts] = await Promise.all([
    pageOf(query, { order, after, limit: CLAIMS_PER_PAGE }),
    countsOf(CLAIM_STATUSES, sql`select status as value, count(*)::int n from vendor_claims group by 1`),
  ]);
  return { items: rows.map((row) => ({ ...presentQueued(row, language), documentCount: row.document_count })), next, counts };
}

type DetailRow = QueueRow & {
  note: string | null;
  decider: string | null;
  owner_name: string | null;
  contact_phone: string | null;
  contact_email: string | null;
  website_url: string | null;
  license_number: string | null;
  documents: ClaimDetail["documents"];
};

/** @throws NOT_FOUND */
export async function getClaim(id: string, language: string): Promise<ClaimDetail> {
  const [claim, rivals] = await Promise.all([
    sql<DetailRow>`
      select ${queueColumns(language)}, c.note, v.contact_phone, v.contact_email, v.website_url, v.license_number,
        (select d.name from users d where d.id = c.decided_by) decider, (select o.name from users o where o.id in ${ownersOf(sql`v.organization_id`)} order by o.id limit 1) owner_name,
        (select coalesce(json_agg(json_build_object('id', f.id, 'name', d.name, 'mime', f.mime) order by d.position), '[]')
          from vendor_claim_documents d join files f on f.id = d.file_id where d.claim_id = c.id) documents
      from ${source} where c.id = ${id}`.execute(db),
    sql<{ id: string; name: string; created_at: Date }>`
      select r.id, ${personName(language)} as name, r.created_at from vendor_claims c join vendor_claims r on r.vendor_id = c.vendor_id and r.id <> c.id and r.status = 'open'
      join users u on u.id = r.user_id where c.id = ${id} order by r.created_at limit 20`.execute(db),
  ]);
  const row = claim.rows[0];
  if (!row) throw notFound();
  return {
    ...presentQueued(row, language),
    note: row.note,
    phone: shownPhone(row.phone),
    documents: row.documents,
    decidedBy: row.decider,
    ownerName: row.owner_name,
    vendorContact: { phone: shownPhone(row.contact_phone), email: row.contact_email, website: row.website_url, license: row.license_number },
    rivals: rivals.rows.map((rival) => ({ id: rival.id, name: rival.name, createdAt: rival.created_at.toISOString() })),
  };
}

type Decision = { id: string; status: ClaimStatus };

type Vendor = { id: string; name: string; name_ar: string | null; organization_id: string | null };

/** The claim's vendor, locked before the claim: a concurrent decision about a rival claim waits and then sees the result. @throws NOT_FOUND */
async function lockVendor(trx: Kysely<DB>, claimId: string): Promise<Vendor> {
  const { rows } = await sql<Vendor>`select v.id, v.name, v.name_ar, v.organization_id from vendors v
    where v.id = (select vendor_id from vendor_claims where id = ${claimId}) for update`.execute(trx);
  if (!rows[0]) throw notFound();
  return rows[0];
}

export async function approveClaim(admin: Viewer, id: string): Promise<Decision> {
  return db.transaction().execute(async (trx) => {
    const vendor = await lockVendor(trx, id);
    const decided = { decided_by: admin.id, decided_at: new Date() };
    const claim = await claimStatus.move(trx, id, "approve", { by: admin, set: decided });
    if (vendor.organization_id || !claim) throw vendorOwned();
    const claimant = await trx.selectFrom("users").select("email_verified").where("id", "=", claim.row.user_id).executeTakeFirstOrThrow();
    if (!claimant.email_verified) throw emailUnconfirmed();
    await setOwner(trx, admin, vendor, claim.row.user_id);
    await recordAudit(trx, { actor: admin, action: "vendor.update", entityType: "vendor", entityId: vendor.id, changes: { owner: [false, true] } });
    await claimStatus.moveAll(trx, "close", { by: admin, where: (eb) => eb("vendor_id", "=", vendor.id), set: decided });
    return { id, status: "approved" as const };
  });
}

export async function rejectClaim(admin: Viewer, id: string, reason: string): Promise<Decision> {
  if (!reason) throw invalid<Problems>({ reason: "required" });
  if (reason.length > REASON_LENGTH) throw invalid<Problems>({ reason: "tooLong" });
  await db.transaction().execute(async (trx) => {
    await lockVendor(trx, id);
    await claimStatus.move(trx, id, "reject", { by: admin, set: { reason, decided_by: admin.id, decided_at: new Date() }, detail: { reason } });
  });
  return { id, status: "rejected" };
}
