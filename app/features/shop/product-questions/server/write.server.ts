import type { Kysely } from "kysely";
import { productPath } from "#app/features/shop/products/public.ts";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { namesOf, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { membershipOf, membersWho } from "#app/platform/organizations/membership.server.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import type { ProductQuestion } from "../product-questions.contract.ts";
import { mayAnswer, mayAsk } from "../product-questions.policy.ts";
import { checkAnswer, checkQuestion, type TextProblem } from "../product-questions.rules.ts";
import { questionAnchor } from "../product-questions.ts";
import { presentQuestion } from "./list.server.ts";

const QUESTIONS = { max: 10, windowSeconds: 86_400 };
const ANSWERS = { max: 60, windowSeconds: 3_600 };

function refuse(problems: { body?: TextProblem }): void {
  if (problems.body) throw invalid({ body: problems.body });
}

const readPiece = (executor: Kysely<DB>) =>
  executor
    .selectFrom("products as p")
    .innerJoin("vendors as v", "v.id", "p.vendor_id")
    .select(["p.id", "p.slug", "p.name", "p.name_ar", "p.is_public", "v.organization_id"]);
const piece = ({ name, name_ar }: { name: string; name_ar: string | null }) => ({ product: name, ...(name_ar && { productAr: name_ar }) });

/** @throws NOT_FOUND, FORBIDDEN for the seller's people, INVALID */
export async function askQuestion({ slug, body }: { slug: string; body: string }, viewer: Viewer): Promise<ProductQuestion> {
  const product = await readPiece(db).where("p.slug", "=", slug).executeTakeFirst();
  if (!product?.is_public) throw notFound();
  const team = await membershipOf(db, product.organization_id, viewer.id);
  if (!mayAsk(team?.role ?? null)) throw forbidden();
  refuse(checkQuestion(body));
  await enforceLimit(`question:${viewer.id}`, QUESTIONS);
  return db.transaction().execute(async (trx) => {
    const text = body.trim();
    const row = await trx
      .insertInto("product_questions")
      .values({ id: newId(), product_id: product.id, author_id: viewer.id, author_name: viewer.name, body: text, language: languageOf(text) })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(trx, { actor: viewer, action: "product_question.create", entityType: "product_question", entityId: row.id });
    const people = product.organization_id ? await membersWho(trx, product.organization_id, "answer") : [];
    await notifyPerson(
      trx,
      people.map((userId) => ({
        ...{ userId, kind: "question_received" as const, params: { ...namesOf(viewer), ...piece(product) } },
        ...{ href: "/vendor/questions", actorId: viewer.id },
      })),
    );
    return presentQuestion(row);
  });
}

/** @throws NOT_FOUND for whoever is not of the seller's people, FORBIDDEN when it can no longer be changed, INVALID */
export async function answerQuestion({ id, body }: { id: string; body: string }, viewer: Viewer): Promise<{ id: string }> {
  await enforceLimit(`question-answer:${viewer.id}`, ANSWERS);
  return db.transaction().execute(async (trx) => {
    const question = await trx.selectFrom("product_questions").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    const product = question && (await readPiece(trx).where("p.id", "=", question.product_id).executeTakeFirst());
    const team = product ? await membershipOf(trx, product.organization_id, viewer.id) : null;
    if (!question || !product || !team || question.status !== "visible") throw notFound();
    if (!mayAnswer(team.role, question, new Date())) throw forbidden();
    refuse(checkAnswer(body));
    const answer = body.trim();
    await trx
      .updateTable("product_questions")
      .set({ answer, answer_language: languageOf(answer), answered_at: question.answered_at ?? new Date(), answered_by: viewer.id })
      .where("id", "=", id)
      .execute();
    await recordAudit(trx, { actor: viewer, action: "product_question.answer", entityType: "product_question", entityId: id });
    if (question.answered_at === null && question.author_id)
      await notifyPerson(trx, {
        ...{ userId: question.author_id, kind: "question_answered", params: piece(product) },
        ...{ href: `${productPath(product.slug)}#${questionAnchor(id)}`, actorId: viewer.id },
      });
    return { id };
  });
}

/** The words stay, without who asked. */
export async function eraseAsker(trx: Kysely<DB>, userId: string, name: string): Promise<void> {
  await trx.updateTable("product_questions").set({ author_name: name }).where("author_id", "=", userId).execute();
}
