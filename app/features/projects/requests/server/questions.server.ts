import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { manyLines } from "#app/platform/rules/plain-texts.ts";
import { noMoreBids } from "../requests.contract.ts";
import { mayActInName, mayBid, takesBids } from "../requests.policy.ts";
import { QUESTION_LENGTH } from "../requests.ts";
import { notifyBidders, notifyOfQuestion } from "./notices.server.ts";
import { findRequest, ownRequest, partIn } from "./sides.server.ts";

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
    if (!before.answered_at) await notifyBidders(trx, request, "answered", viewer);
    return { id: input.questionId };
  });
}

/** Saying no, and having looked, is of the invitation; those who only read do neither. */
export async function answerInvitation(id: string, viewer: Viewer, said: "seen_at" | "declined_at"): Promise<{ id: string }> {
  const { invitation, name } = await findRequest(db, viewer, id);
  if (!invitation || !mayActInName(await partIn(db, viewer, name))) throw forbidden();
  if (!invitation[said])
    await db
      .updateTable("request_invitations")
      .set({ [said]: new Date() })
      .where("id", "=", invitation.id)
      .execute();
  return { id };
}
