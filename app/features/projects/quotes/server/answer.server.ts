import type { Kysely } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { once } from "#app/platform/api/once.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { storeDocuments } from "#app/platform/media/store-document.server.ts";
import { dropFiles } from "#app/platform/media/store-each.server.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import type { AnswerInput } from "../quotes.contract.ts";
import { isRequester, mayWriteAnswer, type QuoteParties } from "../quotes.policy.ts";
import { checkAnswer } from "../quotes.rules.ts";
import { ANSWER_BYTES, type AnswerField, type AnswerProblem } from "../quotes.ts";
import { mailAnswer } from "./answer-mail.server.ts";
import { findQuote } from "./service.server.ts";
import { quoteStatus } from "./status.server.ts";

const PER_PERSON = { max: 60, windowSeconds: 3600 };

type StoredFiles = Awaited<ReturnType<typeof storeDocuments>>;
type Problems = Partial<Record<AnswerField, AnswerProblem>>;
async function findByKey(source: Kysely<DB>, key: string, authorId: string): Promise<{ id: string } | null> {
  const row = await source.selectFrom("quote_answers").select("id").where("idempotency_key", "=", key).where("author_id", "=", authorId).executeTakeFirst();
  return row ?? null;
}

/** @throws NOT_FOUND for anyone but the vendor's team, FORBIDDEN for those who only read, INVALID with a problem for each field, STATUS_CONFLICT for a closed request */
export async function sendAnswer(input: AnswerInput, viewer: Viewer): Promise<{ id: string }> {
  const { parties } = await findQuote(input.id, viewer);
  if (!parties.teamRole) throw notFound();
  if (!mayWriteAnswer(parties)) throw forbidden();
  return once(
    () => findByKey(db, input.idempotencyKey, viewer.id),
    () => insertAnswer(input, viewer, parties),
  );
}

async function insertAnswer(input: AnswerInput, viewer: Viewer, parties: QuoteParties): Promise<{ id: string } | null> {
  const problems: Problems = checkAnswer({ ...input, documentCount: input.documents.length });
  if (input.documents.reduce((sum, { size }) => sum + size, 0) > ANSWER_BYTES) problems.documents ??= "tooLarge";
  if (Object.keys(problems).length > 0) throw invalid<Problems>(problems);
  await enforceLimit(`quote-answer:${viewer.id}`, PER_PERSON);
  const files = await storeDocuments(input.documents, viewer.id);
  let made: { id: string } | null = null;
  try {
    made = await write(input, viewer, parties, files);
  } finally {
    // the second of two clicks, or a request closed meanwhile: the files are not used
    if (!made) await dropFiles(files.map(({ id }) => id));
  }
  return made;
}

const write = (input: AnswerInput, viewer: Viewer, parties: QuoteParties, files: StoredFiles): Promise<{ id: string } | null> =>
  db.transaction().execute(async (trx) => {
    const request = await trx.selectFrom("quote_requests").selectAll().where("id", "=", input.id).forUpdate().executeTakeFirstOrThrow();
    if (await findByKey(trx, input.idempotencyKey, viewer.id)) return null;
    if (request.status === "closed") throw statusConflict({ status: request.status });
    const id = newId();
    const { body, priceMin, priceMax, isOnSite, idempotencyKey } = input;
    const values = { id, quote_request_id: request.id, author_id: viewer.id, idempotency_key: idempotencyKey, body, price_min: priceMin, price_max: priceMax };
    await trx
      .insertInto("quote_answers")
      .values({ ...values, is_on_site: isOnSite })
      .execute();
    if (files.length > 0)
      await trx
        .insertInto("quote_answer_files")
        .values(files.map((file, position) => ({ answer_id: id, file_id: file.id, name: file.name, position })))
        .execute();
    await recordAudit(trx, { actor: viewer, action: "quote.answer", entityType: "quote_request", entityId: request.id, changes: {} });
    const href = `/dashboard/quotes?open=${request.id}`;
    const isFirst = (await quoteStatus.moveAll(trx, "firstAnswer", { by: viewer, where: (eb) => eb("id", "=", request.id), detail: { href } })).length > 0;
    const vendor = await trx.selectFrom(listings().as("v")).select(["name", "name_ar", "slug"]).where("id", "=", request.vendor_id).executeTakeFirstOrThrow();
    if (!request.requester_id) await mailAnswer(trx, request, vendor, { ...input, files });
    else if (!isFirst && !isRequester(viewer, parties))
      await notifyPerson(trx, {
        userId: request.requester_id,
        kind: "quote_answered",
        params: { vendor: vendor.name, ...(vendor.name_ar && { vendorAr: vendor.name_ar }) },
        href,
        actorId: viewer.id,
      });
    return { id };
  });
