import { sql } from "kysely";
import { notifyAdmins } from "#app/features/talk/notifications/public.server.ts";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { namesOf, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { storeDocuments } from "#app/platform/media/store-document.server.ts";
import { dropFiles } from "#app/platform/media/store-each.server.ts";
import { DAY_SECONDS } from "#app/platform/rules/durations.ts";
import { latinDigits } from "#app/platform/text/digits.ts";
import { type ClaimItem, type ClaimVendor, vendorOwned } from "../vendor-claims.contract.ts";
import { mayClaim } from "../vendor-claims.policy.ts";
import { checkClaim } from "../vendor-claims.rules.ts";
import { type ClaimField, type ClaimProblem, type ClaimRelation, isOwnDomain } from "../vendor-claims.ts";
import { type ClaimRow, columns, present, presentVendor, type VendorRow, vendorColumns } from "./rows.server.ts";
import { claimStatus } from "./status.server.ts";

const A_DAY = { max: 10, windowSeconds: DAY_SECONDS };
const CANDIDATES = 8;

export type Problems = Partial<Record<ClaimField | "reason", ClaimProblem>>;

/** Without an owner, and not removed from the directory. */
const claimable = sql`v.organization_id is null and v.deleted_at is null and v.status <> 'Inactive'`;

/** Words of the name in either language, or the end of a telephone number; fewer than three letters find nothing. */
export async function listCandidates(search: string, language: string): Promise<ClaimVendor[]> {
  const words = search.trim();
  const digits = latinDigits(words).replace(/\D/g, "");
  const isNumber = /^[+()\d\s.-]+$/.test(latinDigits(words)) && digits.length >= 7;
  if (!isNumber && [...words].length < 3) return [];
  const { rows } = isNumber
    ? await sql<VendorRow>`select ${vendorColumns} from vendors v where ${claimable} and phone_digits(v.contact_phone) = phone_digits(${digits})
        order by v.id limit ${CANDIDATES}`.execute(db)
    : await sql<VendorRow>`select ${vendorColumns} from (
          select v.* from vendors v where ${claimable} and v.search @@ search_query_in_name(search_query(${words})) limit 200) v
        order by v.name_key = name_key(${words}) desc, length(v.name), v.id limit ${CANDIDATES}`.execute(db);
  return rows.map((row) => presentVendor(row, language));
}

export async function claimState(viewer: Viewer, vendorId: string, language: string) {
  if (!mayClaim(viewer)) return { canClaim: false, vendor: null, mine: null };
  const [vendor, mine] = await Promise.all([
    sql<VendorRow>`select ${vendorColumns} from vendors v where v.id = ${vendorId} and ${claimable}`.execute(db),
    sql<ClaimRow>`select ${columns} from vendor_claims c join vendors v on v.id = c.vendor_id where c.vendor_id = ${vendorId} and c.user_id = ${viewer.id}
      order by c.created_at desc limit 1`.execute(db),
  ]);
  const latest = mine.rows[0];
  return {
    canClaim: vendor.rows[0] !== undefined && latest?.status !== "open",
    vendor: vendor.rows[0] ? presentVendor(vendor.rows[0], language) : null,
    mine: latest ? present(latest, language) : null,
  };
}

export async function listMyClaims({ id }: Viewer, language: string): Promise<ClaimItem[]> {
  const { rows } = await sql<ClaimRow>`select ${columns} from vendor_claims c join vendors v on v.id = c.vendor_id where c.user_id = ${id}
    order by c.created_at desc, c.id desc limit 50`.execute(db);
  return rows.map((row) => present(row, language));
}

type Sent = { vendorId: string; relation: string; note: string; documents: readonly File[] };

/** Idempotent per vendor. */
export async function createClaim(viewer: Viewer, { vendorId, relation, note, documents }: Sent): Promise<{ id: string }> {
  if (!mayClaim(viewer)) throw forbidden();
  const problems = checkClaim({ relation, note, documentCount: documents.length });
  if (Object.keys(problems).length > 0) throw invalid<Problems>(problems);
  const vendor = await db
    .selectFrom("vendors")
    .select(["name", "name_ar", "organization_id", "contact_email", "contact_phone", "website_url"])
    .where("id", "=", vendorId)
    .where("deleted_at", "is", null)
    .where("status", "!=", "Inactive")
    .executeTakeFirst();
  if (!vendor) throw notFound();
  if (vendor.organization_id) throw vendorOwned();
  const open = () =>
    db
      .selectFrom("vendor_claims")
      .select("id")
      .where("vendor_id", "=", vendorId)
      .where("user_id", "=", viewer.id)
      .where("status", "=", "open")
      .executeTakeFirst();
  const before = await open();
  if (before) return before;
  await enforceLimit(`claim:${viewer.id}`, A_DAY);
  const stored = await storeDocuments(documents, viewer.id);
  const id = newId();
  const isStored = await db.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom("users as u")
      .leftJoin("profiles as p", "p.id", "u.id")
      .select(["u.email", "u.email_verified", "p.phone", "p.phone_verified_at"])
      .where("u.id", "=", viewer.id)
      .executeTakeFirstOrThrow();
    const tail = (phone: string | null) =>
      latinDigits(phone ?? "")
        .replace(/\D/g, "")
        .slice(-9);
    const row = await trx
      .insertInto("vendor_claims")
      .values({
        id,
        vendor_id: vendorId,
        user_id: viewer.id,
        relation: relation as ClaimRelation,
        note: note || null,
        email_matches: person.email_verified && isOwnDomain(person.email, { websiteUrl: vendor.website_url, contactEmail: vendor.contact_email }),
        phone_matches: person.phone_verified_at !== null && tail(person.phone).length === 9 && tail(person.phone) === tail(vendor.contact_phone),
      })
      .onConflict((conflict) => conflict.columns(["vendor_id", "user_id"]).where("status", "=", "open").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return false;
    if (stored.length > 0)
      await trx
        .insertInto("vendor_claim_documents")
        .values(stored.map(({ id: file_id, name }, position) => ({ claim_id: id, file_id, name, position })))
        .execute();
    await recordAudit(trx, { actor: viewer, action: "claim.create", entityType: "vendor_claim", entityId: id, changes: { vendor: [null, vendor.name] } });
    const params = { ...namesOf(viewer), vendor: vendor.name, ...(vendor.name_ar && { vendorAr: vendor.name_ar }) };
    await notifyAdmins(trx, { kind: "claim_submitted", params, href: `/admin/claims?open=${id}`, actorId: viewer.id });
    return true;
  });
  if (isStored) return { id };
  await dropFiles(stored.map(({ id: file }) => file));
  return (await open()) ?? { id };
}

export async function withdrawClaim(viewer: Viewer, id: string): Promise<{ id: string }> {
  await db.transaction().execute(async (trx) => {
    if (!(await claimStatus.move(trx, id, "withdraw", { by: viewer }))) return;
    await removeFiles(trx, sql`select file_id from vendor_claim_documents where claim_id = ${id}`);
  });
  return { id };
}
