import { sql } from "kysely";
import { notifyAdmins } from "#app/features/talk/notifications/public.server.ts";
import { forbidden, invalid } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { namesOf, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { storeDocuments } from "#app/platform/media/store-document.server.ts";
import { dropFiles } from "#app/platform/media/store-each.server.ts";
import { DAY_SECONDS } from "#app/platform/rules/durations.ts";
import { type MyVerifications, waiting } from "../verifications.contract.ts";
import { checkVerification } from "../verifications.rules.ts";
import {
  canBeVerified,
  MAX_DOCUMENTS,
  neededKinds,
  tidyNumber,
  trustStatus,
  type VerificationField,
  type VerificationProblem,
  type VerificationText,
} from "../verifications.ts";
import { columns, documentsOf, present, type WithDocuments } from "./rows.server.ts";
import { verificationStatus } from "./status.server.ts";
import { refreshTrust } from "./trust.server.ts";

const A_DAY = { max: 10, windowSeconds: DAY_SECONDS };

export type Problems = Partial<Record<VerificationField | "validUntil" | "reason", VerificationProblem>>;

export async function listMine({ id, role }: Viewer): Promise<MyVerifications> {
  const { rows } = await sql<WithDocuments>`
    select ${columns}, ${documentsOf} from verification_requests q where q.user_id = ${id} order by q.created_at desc, q.id desc limit 100`.execute(db);
  const items = rows.map((row) => ({ ...present(row), documents: row.documents }));
  return { status: trustStatus(role, items), needed: [...neededKinds(role)], items };
}

type Sent = VerificationText & { documents: readonly File[] };

/** Stores the documents and notifies the admins. */
export async function submitVerification(viewer: Viewer, { documents, ...text }: Sent): Promise<{ id: string }> {
  if (!canBeVerified(viewer.role)) throw forbidden();
  const problems = checkVerification(text);
  if (documents.length === 0) problems.documents = "required";
  if (documents.length > MAX_DOCUMENTS) problems.documents = "tooMany";
  if (Object.keys(problems).length > 0) throw invalid<Problems>(problems);
  const { kind } = text;
  const isWaiting = () =>
    db
      .selectFrom("verification_requests")
      .select("id")
      .where("user_id", "=", viewer.id)
      .where("kind", "=", kind)
      .where("status", "=", "submitted")
      .executeTakeFirst();
  if (await isWaiting()) throw waiting();
  await enforceLimit(`verification:${viewer.id}`, A_DAY);
  const stored = await storeDocuments(documents, viewer.id);
  const id = newId();
  const isStored = await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto("verification_requests")
      .values({
        id,
        user_id: viewer.id,
        kind,
        number: tidyNumber(kind, text.number),
        issued_by: text.issuedBy || null,
        stated_until: text.statedUntil || null,
        note: text.note || null,
      })
      .onConflict((conflict) => conflict.columns(["user_id", "kind"]).where("status", "=", "submitted").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return false;
    await trx
      .insertInto("verification_documents")
      .values(stored.map(({ id: file_id, name }, position) => ({ verification_id: id, file_id, name, position })))
      .execute();
    await refreshTrust(trx, viewer.id, viewer.role);
    await recordAudit(trx, { actor: viewer, action: "verification.submit", entityType: "verification", entityId: id, changes: { kind: [null, kind] } });
    await notifyAdmins(trx, { kind: "verification_submitted", params: { ...namesOf(viewer) }, href: `/admin/verifications?open=${id}`, actorId: viewer.id });
    return true;
  });
  if (isStored) return { id };
  // the second of two clicks: its documents are not used
  await dropFiles(stored.map(({ id: file }) => file));
  throw waiting();
}

/** A submission can be withdrawn until it is decided. */
export async function withdrawVerification(viewer: Viewer, id: string): Promise<{ id: string }> {
  await db.transaction().execute(async (trx) => {
    if (!(await verificationStatus.move(trx, id, "withdraw", { by: viewer }))) return;
    // The documents are no longer needed.
    await removeFiles(trx, sql`select file_id from verification_documents where verification_id = ${id}`);
  });
  return { id };
}
