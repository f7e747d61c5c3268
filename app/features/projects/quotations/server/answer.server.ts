import { type Kysely, sql } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import type { ProcedureContext } from "#app/platform/api/procedure.server.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { callerOf } from "#app/platform/auth/client-address.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import type { QuotationContent } from "../quotation.ts";
import { type QuotationAnswer, type QuotationAnswerInput, quotationClosed } from "../quotations.contract.ts";
import { mayAnswerAsClient } from "../quotations.policy.ts";
import { grossWith, judgeAnswer } from "../rules/answer.ts";
import { partIn, type WriterColumns, writersOf } from "./writers.server.ts";

const PER_CALLER = { max: 30, windowSeconds: 3_600 };

type AnswerRow = { number: number; is_accepted: boolean; name: string; message: string | null; taken: string[]; gross: number; answered_at: Date };

const present = (row: AnswerRow): QuotationAnswer => ({
  ...{ isAccepted: row.is_accepted, name: row.name, message: row.message, taken: row.taken },
  ...{ gross: Number(row.gross), answeredAt: row.answered_at.toISOString() },
});

/** By the number of the revision. */
export async function answersTo(source: Kysely<DB>, quotationId: string): Promise<ReadonlyMap<number, QuotationAnswer>> {
  const rows = await source
    .selectFrom("quotation_answers")
    .select(["number", "is_accepted", "name", "message", "taken", "gross", "answered_at"])
    .where("quotation_id", "=", quotationId)
    .execute();
  return new Map(rows.map((row) => [row.number, present(row as AnswerRow)]));
}

type Row = WriterColumns & { id: string; title: string; sent_number: number; content: QuotationContent; priced_on: string; valid_until: string };

/**
 * The client's answer to the revision that they read, by the link. The same answer again is the same.
 * @throws NOT_FOUND, also for a bid; FORBIDDEN for the author's side; INVALID; QUOTATION_CLOSED
 */
export async function answerQuotation(input: QuotationAnswerInput, { viewer, ip }: Pick<ProcedureContext, "viewer" | "ip">): Promise<QuotationAnswer> {
  await enforceLimit(`quotation-answer:${callerOf(viewer, ip)}`, PER_CALLER);
  const { key, number, isAccepted } = input;
  const { values, problems } = judgeAnswer(input);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<Row>`
      select q.id, q.title, q.author_id, q.vendor_id, q.sent_number, r.content, r.priced_on::text priced_on, r.valid_until::text valid_until
      from quotations q join quotation_revisions r on r.quotation_id = q.id and r.number = q.sent_number
      where q.link_key = ${key} and q.bid_id is null for update of q`.execute(trx);
    const [row] = rows;
    if (!row) throw notFound();
    if (viewer && !mayAnswerAsClient(await partIn(trx, viewer, row))) throw forbidden();
    const before = (await answersTo(trx, row.id)).get(number);
    if (before) {
      if (before.isAccepted === isAccepted && before.name === values.name) return before;
      throw quotationClosed({ reason: "answered" });
    }
    if (number !== row.sent_number) throw quotationClosed({ reason: "revised" });
    if (riyadhDay(new Date()) > row.valid_until) throw quotationClosed({ reason: "expired" });
    const taken = isAccepted ? input.taken : [];
    const gross = grossWith(row.content, taken, row.priced_on);
    if (gross === null) throw invalid({ taken: "unknown" });
    const stored = await trx
      .insertInto("quotation_answers")
      .values({ quotation_id: row.id, number, is_accepted: isAccepted, name: values.name, message: values.message || null, taken, gross })
      .returning(["number", "is_accepted", "name", "message", "taken", "gross", "answered_at"])
      .executeTakeFirstOrThrow();
    await trx.updateTable("quotations").set({ gross, updated_at: sql<Date>`now()` }).where("id", "=", row.id).execute();
    await notifyPerson(
      trx,
      (await writersOf(trx, row)).map((userId) => ({
        ...{ userId, kind: "quotation_answered" as const, href: `/quote-builder/${row.id}` },
        params: { title: row.title, client: values.name, answer: isAccepted ? "accepted" : "declined" },
      })),
    );
    return present(stored as AnswerRow);
  });
}
