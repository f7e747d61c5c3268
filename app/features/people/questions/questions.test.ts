import { DAY_MS } from "#app/platform/rules/durations.ts";
import "#app/api/router.server.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { aSeller, type TestSeller } from "#app/features/shop/orders/testing/a-checkout.ts";
import { aProduct } from "#app/features/shop/products/testing/a-product.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { mayAnswer } from "./questions.policy.ts";
import { ANSWER_LENGTH, QUESTION_LENGTH } from "./questions.ts";
import { questionModeration } from "./server/moderation.server.ts";
import { questionsRouter } from "./server/procedures.server.ts";
import { eraseAsker } from "./server/write.server.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const as = clientOf(questionsRouter);
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "OK",
    (error: { code: string; data?: { fields?: Record<string, string> } }) => error.data?.fields?.["body"] ?? error.code,
  );

let seller: TestSeller;
let other: TestSeller;
let reem: Viewer;
let sofa: { id: string; slug: string };
beforeEach(async () => {
  [seller, other, reem] = [await aSeller({ name: "Areen" }), await aSeller(), await aUser()];
  sofa = await aProduct({ vendorId: seller.id });
});
const ask = (body = "هل يأتي بلون آخر؟", viewer = reem) => as(viewer).ask({ type: "product", id: sofa.id, body });
const kindsOf = async (viewer: Viewer) => (await noticesOf(viewer)).map(({ kind }) => kind);
const shown = async () => (await as(null).list({ type: "product", id: sofa.id })).items;

describe("a question", () => {
  test("is read by everybody at once; its seller is notified, nobody else", async () => {
    await ask("  هل يأتي بلون آخر؟ ");
    expect(await shown()).toMatchObject([{ authorName: reem.name, body: "هل يأتي بلون آخر؟", language: "ar", answer: null }]);
    expect(await kindsOf(seller.owner)).toEqual(["question_received"]);
    expect(await kindsOf(other.owner)).toEqual([]);
    expect(await kindsOf(reem)).toEqual([]);
    const neighbor = await aProduct({ vendorId: seller.id });
    expect((await as(null).list({ type: "product", id: neighbor.id })).items).toEqual([]);
  });

  test("needs words, and not too many", async () => {
    expect(await codeOf(ask("  "))).toBe("required");
    expect(await codeOf(ask("x".repeat(QUESTION_LENGTH + 1)))).toBe("tooLong");
    expect(await codeOf(ask("x".repeat(QUESTION_LENGTH)))).toBe("OK");
  });

  test("is not for the seller's people, nor about what is not on sale", async () => {
    expect(await codeOf(ask("Who am I?", seller.owner))).toBe("FORBIDDEN");
    const draft = await aProduct({ vendorId: seller.id, status: "draft" });
    expect(await codeOf(as(reem).ask({ type: "product", id: draft.id, body: "When?" }))).toBe("NOT_FOUND");
  });

  test("ten in a day", async () => {
    for (let n = 0; n < 10; n += 1) await ask(`Question ${n}`);
    expect(await codeOf(ask("One more"))).toBe("TOO_MANY_REQUESTS");
    expect(await codeOf(ask("Mine", await aUser()))).toBe("OK");
  });

  test("stays without a name when its author is erased", async () => {
    await ask();
    await db.transaction().execute((trx) => eraseAsker(trx, reem.id, "—"));
    expect(await shown()).toMatchObject([{ authorName: "—" }]);
  });
});

describe("an answer", () => {
  test("of the seller stands beneath; who asked is notified once", async () => {
    const { id } = await ask();
    await as(seller.owner).answer({ id, body: " نعم، بالزيتي. " });
    await as(seller.owner).answer({ id, body: "نعم، بالزيتي والرملي." });
    expect(await shown()).toMatchObject([{ answer: { body: "نعم، بالزيتي والرملي.", language: "ar" } }]);
    expect(await kindsOf(reem)).toEqual(["question_answered"]);
  });

  test("is the seller's alone", async () => {
    const { id } = await ask();
    expect(await codeOf(as(other.owner).answer({ id, body: "Buy mine." }))).toBe("NOT_FOUND");
    expect(await codeOf(as(reem).answer({ id, body: "I know." }))).toBe("NOT_FOUND");
    expect(await codeOf(as(seller.owner).answer({ id, body: "" }))).toBe("required");
    expect(await codeOf(as(seller.owner).answer({ id, body: "x".repeat(ANSWER_LENGTH + 1) }))).toBe("tooLong");
    expect((await as(other.owner).listReceived({})).items).toEqual([]);
    expect((await as(seller.owner).listReceived({})).items).toMatchObject([{ id, canAnswer: true, answer: null }]);
  });

  test("is changed for 14 days by those of the team who answer", () => {
    const answered = (days: number) => ({ status: "visible", answered_at: new Date(Date.parse("2026-11-20T10:00:00Z") - days * DAY_MS) });
    const now = new Date("2026-11-20T10:00:00Z");
    expect(mayAnswer("editor", answered(13.99), now)).toBe(true);
    expect(mayAnswer("editor", answered(14), now)).toBe(false);
    expect(mayAnswer("viewer", { status: "visible", answered_at: null }, now)).toBe(false);
    expect(mayAnswer("owner", { status: "hidden", answered_at: null }, now)).toBe(false);
    expect(mayAnswer(null, { status: "visible", answered_at: null }, now)).toBe(false);
  });
});

test("moderation hides a question with its answer, and brings it back; the neighbor stays", async () => {
  const [{ id }, real] = [await ask("Spam"), await ask("Real")];
  expect(await questionModeration.find([id], "en")).toMatchObject([
    { id, title: "Sofa", text: "Spam", status: "visible", author: { id: reem.id, name: reem.name } },
  ]);
  await db.updateTable("profiles").set({ full_name_ar: "ريم" }).where("id", "=", reem.id).execute();
  await db.updateTable("products").set({ name_ar: "كنبة" }).where("id", "=", sofa.id).execute();
  expect(await questionModeration.find([id], "ar")).toMatchObject([{ title: "كنبة", author: { name: "ريم" } }]);
  await db.transaction().execute((trx) => questionModeration.hide(trx, id, "spam"));
  expect((await shown()).map((question) => question.id)).toEqual([real.id]);
  expect(await questionModeration.maySee(id, reem)).toBe(false);
  expect(await codeOf(as(seller.owner).answer({ id, body: "No." }))).toBe("NOT_FOUND");
  await db.transaction().execute((trx) => questionModeration.restore(trx, id));
  expect(await shown()).toHaveLength(2);
});

describe("to a professional", () => {
  const aProfessional = async (more: object = {}) => {
    const person = await aUser("professional");
    await db
      .updateTable("profiles")
      .set({ professional_type: "architect", full_name: person.name, ...more })
      .where("id", "=", person.id)
      .execute();
    return person;
  };

  test("is answered by the person alone, on their page; a piece of the same id has none", async () => {
    const [faisal, rival] = [await aProfessional(), await aProfessional()];
    const about = { type: "professional" as const, id: faisal.id };
    const { id } = await as(reem).ask({ ...about, body: "Do you work in Abha?" });
    expect(await noticesOf(faisal)).toMatchObject([{ kind: "question_received", href: "/dashboard/professional/questions" }]);
    expect([await kindsOf(rival), await kindsOf(seller.owner)]).toEqual([[], []]);
    expect(await codeOf(as(faisal).ask({ ...about, body: "Am I good?" }))).toBe("FORBIDDEN");
    expect(await codeOf(as(rival).answer({ id, body: "I do." }))).toBe("NOT_FOUND");
    expect((await as(rival).listReceived({ type: "professional" })).items).toEqual([]);
    expect((await as(faisal).listReceived({ type: "professional" })).items).toMatchObject([{ id, canAnswer: true, subject: { name: faisal.name } }]);
    expect((await as(faisal).listReceived({})).items).toEqual([]);
    await as(faisal).answer({ id, body: "In winter." });
    expect((await as(null).list(about)).items).toMatchObject([{ id, answer: { body: "In winter." } }]);
    expect(await noticesOf(reem)).toMatchObject([{ kind: "question_answered", href: `/profile/${faisal.id}#question-${id}` }]);
    expect((await as(null).list({ type: "product", id: faisal.id })).items).toEqual([]);
  });

  test("not where the page is hidden", async () => {
    const hidden = await aProfessional({ visibility: { profile: "nobody" } });
    const about = { type: "professional" as const, id: hidden.id };
    expect(await codeOf(as(reem).ask({ ...about, body: "Who?" }))).toBe("NOT_FOUND");
    expect((await as(null).list(about)).items).toEqual([]);
  });
});
