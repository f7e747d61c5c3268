import type { Kysely } from "kysely";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { manyLines } from "#app/platform/rules/plain-texts.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { noMoreBids } from "../requests.contract.ts";
import { awaitsAnswer, mayActInName, mayBid, takesBids } from "../requests.policy.ts";
import { QUESTION_LENGTH, REASON_LENGTH } from "../requests.ts";
import { logAnswer, logQuestion, logSaidNo } from "./log.server.ts";
import { notifyBidders, notifyOfNo, notifyOfQuestion } from "./notices.server.ts";
import { requestStatus } from "./request-status.server.ts";
import { findRequest, ownRequest, partIn, type RequestRow, type SeenRequest } from "./sides.server.ts";

const PER_PERSON = { max: 20, windowSeconds: 3_600 };

function checked(field: "body" | "answer", text: string): string {
  const words = manyLines(text);
  if (words === "" || words.length > QUESTION_LENGTH) throw invalid({ [field]: words === "" ? "required" : "tooLong" });
  return words;
}

export async function askQuestion(input: { id: string; idempotencyKey: string; body: string }, viewer: Viewer): Promise<{ id: string }> {
  const { request, sides, name } = await findRequest(db, viewer, input.id);
  if (!mayBid(sides) || !mayActInName(await partIn(db, viewer, name))) throw forbidden();
  const body = checked("body", input.body);
  if (!takesBids(request, new Date())) throw noMoreBids();
  await enforceLimit(`request-question:${viewer.id}`, PER_PERSON);
  return db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto("request_questions")
      .values({ id: newId(), request_id: request.id, author_id: viewer.id, idempotency_key: input.idempotencyKey, body })
      .onConflict((conflict) => conflict.columns(["author_id", "idempotency_key"]).where("author_id", "is not", null).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made) {
      await logQuestion(trx, request, body);
      await notifyOfQuestion(trx, request);
      return made;
    }
    return trx
      .selectFrom("request_questions")
      .select("id")
      .where("author_id", "=", viewer.id)
      .where("idempotency_key", "=", input.idempotencyKey)
      .executeTakeFirstOrThrow();
  });
}

/** For all bidders at once. A second answer corrects the first, quietly. */
export async function answerQuestion(input: { id: string; questionId: string; answer: string }, viewer: Viewer): Promise<{ id: string }> {
  const answer = checked("answer", input.answer);
  return db.transaction().execute(async (trx) => {
    const request = await ownRequest(trx, viewer, input.id, { isLocked: true });
    const before = await trx
      .selectFrom("request_questions")
      .select("answered_at")
      .where("id", "=", input.questionId)
      .where("request_id", "=", request.id)
      .executeTakeFirst();
    if (!before) throw notFound();
    await trx
      .updateTable("request_questions")
      .set({ answer, answered_at: before.answered_at ?? new Date() })
      .where("id", "=", input.questionId)
      .execute();
    if (!before.answered_at) {
      await logAnswer(trx, request, answer, viewer);
      await notifyBidders(trx, request, "answered", viewer);
    }
    return { id: input.questionId };
  });
}

/** Having looked is of the invitation; those who only read do not mark it. */
export async function markSeen(id: string, viewer: Viewer): Promise<{ id: string }> {
  const { invitation, name } = await findRequest(db, viewer, id);
  if (!invitation || !mayActInName(await partIn(db, viewer, name))) throw forbidden();
  if (!invitation.seen_at) await db.updateTable("request_invitations").set({ seen_at: new Date() }).where("id", "=", invitation.id).execute();
  return { id };
}

/** Of a sample nobody is notified: it has no household. */
async function sayNo(trx: Kysely<DB>, request: RequestRow, { id, user_id, vendor_id }: NonNullable<SeenRequest["invitation"]>, words: string): Promise<void> {
  await logSaidNo(trx, request, { professionalId: user_id, vendorId: vendor_id }, words);
  await notifyOfNo(trx, request, id, words);
}

/** Says no; nobody else was asked for a package, so that its request ends with it. */
export async function declineRequest({ id, reason }: { id: string; reason: string }, viewer: Viewer): Promise<{ id: string }> {
  const words = manyLines(reason);
  return db.transaction().execute(async (trx) => {
    const { request, invitation, name } = await findRequest(trx, viewer, id, { isLocked: true });
    if (!invitation || !mayActInName(await partIn(trx, viewer, name))) throw forbidden();
    const isBooked = request.kind === "package";
    if (words.length > REASON_LENGTH || (isBooked && words === "")) throw invalid({ reason: words === "" ? "required" : "tooLong" });
    if (isBooked && request.status === "open" && !awaitsAnswer(request, new Date())) throw statusConflict({ status: "expired" });
    if (!invitation.declined_at) {
      await trx
        .updateTable("request_invitations")
        .set({ declined_at: new Date(), reason: words || null })
        .where("id", "=", invitation.id)
        .execute();
      if (!isBooked) await sayNo(trx, request, invitation, words);
    }
    if (isBooked) await requestStatus.move(trx, id, "decline", { by: viewer });
    return { id };
  });
}
