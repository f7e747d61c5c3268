import type { Kysely } from "kysely";
import { findSubject, peopleOfSubject, roleIn, type SubjectRow } from "#app/features/people/reviews/public.server.ts";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { namesOf, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { DAY_SECONDS } from "#app/platform/rules/durations.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import type { PublicQuestion } from "../questions.contract.ts";
import { mayAnswer, mayAsk } from "../questions.policy.ts";
import { checkAnswer, checkQuestion, type TextProblem } from "../questions.rules.ts";
import { type Asked, questionAnchor, RECEIVED } from "../questions.ts";
import { presentQuestion } from "./list.server.ts";

const QUESTIONS = { max: 10, windowSeconds: DAY_SECONDS };
const ANSWERS = { max: 60, windowSeconds: 3_600 };

function refuse(problems: { body?: TextProblem }): void {
  if (problems.body) throw invalid({ body: problems.body });
}

const named = ({ name, name_ar }: SubjectRow) => ({ product: name, ...(name_ar && { productAr: name_ar }) });

/** @throws NOT_FOUND, FORBIDDEN for those who answer, INVALID */
export async function askQuestion({ type, id, body }: { type: Asked; id: string; body: string }, viewer: Viewer): Promise<PublicQuestion> {
  const subject = await findSubject(type, id);
  if (!subject?.is_public) throw notFound();
  if (!mayAsk(await roleIn(db, subject, viewer.id))) throw forbidden();
  refuse(checkQuestion(body));
  await enforceLimit(`question:${viewer.id}`, QUESTIONS);
  return db.transaction().execute(async (trx) => {
    const text = body.trim();
    const row = await trx
      .insertInto("questions")
      .values({ id: newId(), subject_type: type, subject_id: id, author_id: viewer.id, author_name: viewer.name, body: text, language: languageOf(text) })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(trx, { actor: viewer, action: "question.create", entityType: "question", entityId: row.id });
    await notifyPerson(
      trx,
      (await peopleOfSubject(trx, subject, "answer")).map((userId) => ({
        ...{ userId, kind: "question_received" as const, params: { ...namesOf(viewer), ...named(subject) } },
        ...{ href: RECEIVED[type], actorId: viewer.id },
      })),
    );
    return presentQuestion(row);
  });
}

/** @throws NOT_FOUND unless the viewer answers for the subject, FORBIDDEN when it can no longer be changed, INVALID */
export async function answerQuestion({ id, body }: { id: string; body: string }, viewer: Viewer): Promise<{ id: string }> {
  await enforceLimit(`question-answer:${viewer.id}`, ANSWERS);
  return db.transaction().execute(async (trx) => {
    const question = await trx.selectFrom("questions").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    const subject = question && (await findSubject(question.subject_type as Asked, question.subject_id));
    const role = subject ? await roleIn(trx, subject, viewer.id) : null;
    if (!question || !subject || !role || question.status !== "visible") throw notFound();
    if (!mayAnswer(role, question, new Date())) throw forbidden();
    refuse(checkAnswer(body));
    const answer = body.trim();
    await trx
      .updateTable("questions")
      .set({ answer, answer_language: languageOf(answer), answered_at: question.answered_at ?? new Date(), answered_by: viewer.id })
      .where("id", "=", id)
      .execute();
    await recordAudit(trx, { actor: viewer, action: "question.answer", entityType: "question", entityId: id });
    if (question.answered_at === null && question.author_id)
      await notifyPerson(trx, {
        ...{ userId: question.author_id, kind: "question_answered", params: named(subject) },
        ...{ href: `${subject.path}#${questionAnchor(id)}`, actorId: viewer.id },
      });
    return { id };
  });
}

/** The words stay, without who asked. */
export async function eraseAsker(trx: Kysely<DB>, userId: string, name: string): Promise<void> {
  await trx.updateTable("questions").set({ author_name: name }).where("author_id", "=", userId).execute();
}
