import { sql } from "kysely";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { roleOf } from "#app/platform/auth/admins.server.ts";
import { namesOfPerson, personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { countsOf } from "#app/platform/list/counts.server.ts";
import { newestFirst, oldestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { latinDigits } from "#app/platform/text/digits.ts";
import type { VerificationDetail, VerificationFilters, VerificationQueue } from "../verifications.contract.ts";
import { REASON_LENGTH, untilProblem, VERIFICATION_STATUSES, VERIFICATIONS_PER_PAGE, type VerificationStatus } from "../verifications.ts";
import { columns, documentsOf, present, type VerificationRow, type WithDocuments } from "./rows.server.ts";
import type { Problems } from "./service.server.ts";
import { verificationStatus } from "./status.server.ts";

type PersonRow = { name: string; email: string; role: string | null; company_name: string | null };
const personColumns = (language: string) => sql`${personName(language)} as name, u.email, p.company_name, ${roleOf(sql`u.id`)} as role`;
const presentPerson = (row: PersonRow & { user_id: string }) => ({
  id: row.user_id,
  name: row.name,
  email: row.email,
  role: row.role ?? "homeowner",
  companyName: row.company_name,
});

/** Pending ones oldest first, the rest newest first. */
export async function listVerifications({ status, kind, search, after }: VerificationFilters, language: string): Promise<VerificationQueue> {
  const words = search.trim();
  const number = latinDigits(words)
    .replace(/[\s.-]/g, "")
    .toUpperCase();
  const matches = words
    ? sql`and (name_key(${namesOfPerson} || ' ' || u.email || ' ' || coalesce(p.company_name, '')) like '%' || name_key(${words}) || '%'
        or (${number} <> '' and q.number like ${`${number.replace(/[\\%_]/g, "\\$&")}%`}))`
    : sql``;
  const query = sql<VerificationRow & PersonRow & { document_count: number }>`
    select ${columns}, ${personColumns(language)}, (select count(*)::int from verification_documents d where d.verification_id = q.id) document_count
    from verification_requests q join users u on u.id = q.user_id left join profiles p on p.id = u.id where true
    ${status ? sql`and q.status = ${status}` : sql``} ${kind ? sql`and q.kind = ${kind}` : sql``} ${matches}`;
  const order = status === "submitted" ? oldestFirst("verifications") : newestFirst("verifications");
  const [{ rows, next }, counts] = await Promise.all([
    pageOf(query, { order, after, limit: VERIFICATIONS_PER_PAGE }),
    countsOf(VERIFICATION_STATUSES, sql`select status as value, count(*)::int n from verification_requests group by 1`),
  ]);
  return { items: rows.map((row) => ({ ...present(row), person: presentPerson(row), documentCount: row.document_count })), next, counts };
}

/** @throws NOT_FOUND */
export async function getVerification(id: string, language: string): Promise<VerificationDetail> {
  const { rows } = await sql<WithDocuments & PersonRow & { note: string | null; decider: string | null }>`
    select ${columns}, ${documentsOf}, ${personColumns(language)}, q.note, (select d.name from users d where d.id = q.decided_by) decider
    from verification_requests q join users u on u.id = q.user_id left join profiles p on p.id = u.id where q.id = ${id}`.execute(db);
  const row = rows[0];
  if (!row) throw notFound();
  const [same, others] = await Promise.all([
    sql<{ id: string; name: string; status: VerificationStatus }>`
      select distinct on (u.id) u.id, ${personName(language)} as name, q.status from verification_requests q join users u on u.id = q.user_id
      where q.kind = ${row.kind} and q.number = ${row.number} and q.user_id <> ${row.user_id} order by u.id, q.created_at desc limit 10`.execute(db),
    sql<VerificationRow>`select ${columns} from verification_requests q where q.user_id = ${row.user_id} and q.id <> ${id}
      order by q.created_at desc, q.id desc limit 20`.execute(db),
  ]);
  return {
    ...present(row),
    documents: row.documents,
    person: presentPerson(row),
    note: row.note,
    decidedBy: row.decider,
    sameNumber: same.rows,
    others: others.rows.map((other) => ({
      id: other.id,
      kind: other.kind,
      status: other.status,
      createdAt: other.created_at.toISOString(),
      validUntil: other.valid_until,
    })),
  };
}

type Decision = { id: string; status: VerificationStatus };

export async function approveVerification(admin: Viewer, id: string, validUntil: string): Promise<Decision> {
  const problem = untilProblem(validUntil);
  if (problem) throw invalid<Problems>({ validUntil: validUntil ? problem : "required" });
  await db.transaction().execute(async (trx) => {
    // At most one of a kind is approved: replace the old one first.
    const { user_id, kind } = (await trx.selectFrom("verification_requests").select(["user_id", "kind"]).where("id", "=", id).executeTakeFirst()) ?? {};
    if (user_id && kind)
      await verificationStatus.moveAll(trx, "replace", {
        by: admin,
        where: (eb) => eb.and([eb("user_id", "=", user_id), eb("kind", "=", kind), eb("id", "!=", id)]),
      });
    const set = { valid_until: validUntil, decided_by: admin.id, decided_at: new Date() };
    await verificationStatus.move(trx, id, "approve", { by: admin, set, detail: { until: validUntil } });
  });
  return { id, status: "approved" };
}

/** Rejects a pending one. Revoking has to be asked for as such: rejecting what another admin just approved is a conflict. */
export async function rejectVerification(admin: Viewer, { id, reason, revokes }: { id: string; reason: string; revokes: boolean }): Promise<Decision> {
  if (!reason) throw invalid<Problems>({ reason: "required" });
  if (reason.length > REASON_LENGTH) throw invalid<Problems>({ reason: "tooLong" });
  const set = { reason, valid_until: null, decided_by: admin.id, decided_at: new Date() };
  await verificationStatus.move(db, id, revokes ? "revoke" : "reject", { by: admin, set, detail: { reason } });
  return { id, status: "rejected" };
}
