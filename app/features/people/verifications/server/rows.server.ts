import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { fileAccess } from "#app/platform/media/file-access.server.ts";
import type { VerificationDocument, VerificationItem } from "../verifications.contract.ts";
import type { VerificationKind, VerificationStatus } from "../verifications.ts";

export type VerificationRow = {
  id: string;
  user_id: string;
  kind: VerificationKind;
  number: string;
  issued_by: string | null;
  status: VerificationStatus;
  reason: string | null;
  stated_until: string | null;
  valid_until: string | null;
  created_at: Date;
  decided_at: Date | null;
};

/** Calendar days as text: the driver would convert them to timestamps. */
export const columns = sql`q.id, q.user_id, q.kind, q.number, q.issued_by, q.status, q.reason, to_char(q.stated_until, 'YYYY-MM-DD') stated_until,
  to_char(q.valid_until, 'YYYY-MM-DD') valid_until, q.created_at, q.decided_at`;

/** Today in Riyadh, as `today()` has it. */
export const sqlToday: RawBuilder<unknown> = sql`(now() at time zone 'Asia/Riyadh')::date`;

export const documentsOf: RawBuilder<unknown> = sql`(select coalesce(json_agg(json_build_object('id', f.id, 'name', d.name, 'mime', f.mime) order by d.position), '[]')
  from verification_documents d join files f on f.id = d.file_id where d.verification_id = q.id) documents`;

export const present = (row: VerificationRow): Omit<VerificationItem, "documents"> => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  issuedBy: row.issued_by,
  status: row.status,
  reason: row.reason,
  statedUntil: row.stated_until,
  validUntil: row.valid_until,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

export type WithDocuments = VerificationRow & { documents: VerificationDocument[] };

fileAccess.addForAdmins((fileId) => db.selectFrom("verification_documents").select("file_id").where("file_id", "=", fileId).executeTakeFirst());
