import { type Kysely, sql } from "kysely";
import { endOfBid } from "#app/features/projects/requests/public.server.ts";
import { noMoreBids } from "#app/features/projects/requests/requests.contract.ts";
import { notFound } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { nameOfOther } from "#app/platform/audit/last-change.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import { oneLine } from "#app/platform/rules/plain-texts.ts";
import type { PrivateNotes, QuotationContent } from "../quotation.ts";
import { type QuotationSave, type QuotationStart, quotationConflict } from "../quotations.contract.ts";
import { totalsOf } from "../rules/totals.ts";
import { blankContent } from "./blank.server.ts";
import { copyOf } from "./parts.server.ts";
import { adoptPhotos, removePhotosOf, requireOwnPhotos } from "./photos.server.ts";
import { findOwn, presentOwn } from "./read.server.ts";
import { requireName, type WriterColumns } from "./writers.server.ts";

const sumsOf = (content: QuotationContent) => {
  const { net, vat, gross } = totalsOf(content, riyadhDay(new Date()));
  return { net, vat, gross };
};

/** Notes of lines that are gone go with them. */
const notesWithin = (notes: PrivateNotes, { groups }: QuotationContent): PrivateNotes => {
  const ids = new Set(groups.flatMap(({ lines }) => lines.map(({ id }) => id)));
  return Object.fromEntries(Object.entries(notes).filter(([id]) => ids.has(id)));
};

async function beginning(
  viewer: Viewer,
  from: QuotationStart["from"],
  name: WriterColumns,
  language: string,
): Promise<{ content: QuotationContent; notes: PrivateNotes }> {
  if (from.kind === "blank") return { content: await blankContent(language), notes: {} };
  return copyOf(viewer, from, name);
}

/** @throws FORBIDDEN, NOT_FOUND */
export async function createQuotation(viewer: Viewer, given: QuotationStart, language: string): Promise<{ id: string }> {
  const name = await requireName(db, viewer, given);
  const { content, notes } = await beginning(viewer, given.from, name, language);
  return db.transaction().execute(async (trx) => {
    const values = { id: newId(), ...name, idempotency_key: given.idempotencyKey, language, title: content.title };
    const made = await trx
      .insertInto("quotations")
      .values({ ...values, gross: sumsOf(content).gross })
      .onConflict((conflict) => conflict.columns(["author_id", "idempotency_key"]).where("author_id", "is not", null).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made) {
      await insertRevision(trx, viewer, { quotationId: made.id, number: 1, content, notes });
      await adoptPhotos(trx, made.id, content);
      return made;
    }
    return trx
      .selectFrom("quotations")
      .select("id")
      .where("author_id", "=", name.author_id)
      .where("idempotency_key", "=", given.idempotencyKey)
      .executeTakeFirstOrThrow();
  });
}

type NewRevision = { quotationId: string; number: number; content: QuotationContent; notes: PrivateNotes };

export const insertRevision = (trx: Kysely<DB>, viewer: Viewer, { quotationId, number, content, notes }: NewRevision) =>
  trx
    .insertInto("quotation_revisions")
    .values({
      ...{ id: newId(), quotation_id: quotationId, number, saved_by: viewer.id },
      ...{ content: JSON.stringify(content), notes: JSON.stringify(notes), ...sumsOf(content) },
    })
    .execute();

const isSame = (a: unknown, b: unknown): boolean => {
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : typeof value === "object" && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .map(([key, part]) => [key, sorted(part)] as const)
              .sort(([x], [y]) => (x < y ? -1 : 1)),
          )
        : value;
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
};

type Found = Awaited<ReturnType<typeof findOwn>>;

/** @throws CONFLICT with what is stored by now */
async function refuseOvertaken(trx: Kysely<DB>, found: Found, language: string): Promise<never> {
  throw quotationConflict({
    changedBy: await nameOfOther(trx, found.newest.saved_by),
    changedAt: found.newest.saved_at.toISOString(),
    current: await presentOwn(found, language, trx),
  });
}

/** @throws NOT_FOUND also for what was sent, CONFLICT */
export async function saveQuotation(viewer: Viewer, { id, version, client, content, notes: given }: QuotationSave, language: string) {
  const clientName = oneLine(client.name);
  const clientEmail = oneLine(client.email).toLowerCase();
  const notes = notesWithin(given, content);
  return db.transaction().execute(async (trx) => {
    const found = await findOwn(viewer, id, trx);
    const { row, newest } = found;
    if (newest.sent_at) throw notFound();
    if (newest.version !== version) {
      const isAgain = isSame({ content, notes }, { content: newest.content, notes: newest.notes }) && row.client_name === clientName;
      // The answer to the same save was lost on its way.
      if (isAgain) return { version: newest.version, savedAt: newest.saved_at.toISOString(), gross: Number(newest.gross) };
      return refuseOvertaken(trx, found, language);
    }
    await requireOwnPhotos(trx, id, content);
    const sums = sumsOf(content);
    const saved = await trx
      .updateTable("quotation_revisions")
      .set({ content: JSON.stringify(content), notes: JSON.stringify(notes), ...sums, version: version + 1, saved_by: viewer.id, saved_at: sql<Date>`now()` })
      .where("id", "=", newest.id)
      .returning(["version", "saved_at"])
      .executeTakeFirstOrThrow();
    await trx
      .updateTable("quotations")
      .set({ title: content.title, client_name: clientName, client_email: clientEmail || null, gross: sums.gross, updated_at: sql<Date>`now()` })
      .where("id", "=", id)
      .execute();
    return { version: saved.version, savedAt: saved.saved_at.toISOString(), gross: sums.gross };
  });
}

/** @throws NOT_FOUND, NO_MORE_BIDS */
export function reviseQuotation(viewer: Viewer, id: string): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const { row, newest } = await findOwn(viewer, id, trx);
    if (!newest.sent_at) return { id };
    if (row.bid_id && (await endOfBid(trx, row.bid_id))) throw noMoreBids();
    await insertRevision(trx, viewer, { quotationId: id, number: newest.number + 1, content: newest.content, notes: newest.notes });
    await trx.updateTable("quotations").set({ updated_at: sql<Date>`now()` }).where("id", "=", id).execute();
    return { id };
  });
}

/** What was sent stays. @throws NOT_FOUND */
export function removeQuotation(viewer: Viewer, id: string): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const { row, newest } = await findOwn(viewer, id, trx);
    if (newest.sent_at) throw notFound();
    if (row.sent_number === 0) {
      await removePhotosOf(trx, id);
      await trx.deleteFrom("quotations").where("id", "=", id).execute();
    } else {
      await trx.deleteFrom("quotation_revisions").where("id", "=", newest.id).execute();
      const { rows } = await sql<{ title: string; gross: number }>`
        select content ->> 'title' title, gross from quotation_revisions where quotation_id = ${id} order by number desc limit 1`.execute(trx);
      if (rows[0]) await trx.updateTable("quotations").set(rows[0]).where("id", "=", id).execute();
    }
    if (!row.sample_for) await recordAudit(trx, { actor: viewer, action: "quotation.remove", entityType: "quotation", entityId: id });
    return { id };
  });
}
