import { expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { aQuote } from "#app/features/projects/quotes/testing/a-quote.ts";
import { aBid, aRequest } from "#app/features/projects/requests/testing/a-request.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { DAY_MS, MINUTE_MS } from "#app/platform/rules/durations.ts";
import { aUser } from "#app/platform/testing/people.ts";

async function aProfessional(): Promise<Viewer> {
  const viewer = await aUser("professional");
  await db.updateTable("profiles").set({ professional_type: "architect" }).where("id", "=", viewer.id).execute();
  return viewer;
}

/** Somebody wrote, and was answered after so many minutes; null: never. */
async function asked(owner: Viewer, minutes: number | null) {
  const client = await aUser();
  const { conversationId, message } = await as(client).messages.start({ about: { profile: owner.id }, idempotencyKey: newId(), body: "Salam" });
  if (minutes === null) return;
  const answer = await as(owner).messages.send({ id: conversationId, idempotencyKey: newId(), body: "Welcome" });
  const at = new Date(message.at).getTime() + minutes * MINUTE_MS;
  await db
    .updateTable("messages")
    .set({ created_at: new Date(at) })
    .where("id", "=", answer.id)
    .execute();
}

const answerTime = async (id: string) => (await as().profiles.get({ id })).answerTime;

test("how fast someone answers is the median, said from three answers on; what waits does not count, nor what they began", async () => {
  const [owner, other] = [await aProfessional(), await aProfessional()];
  for (const minutes of [10, 600]) await asked(owner, minutes);
  await asked(owner, null);
  await as(owner).messages.start({ about: { profile: other.id }, idempotencyKey: newId(), body: "Salam" });
  expect(await answerTime(owner.id)).toBeNull();
  await asked(owner, 45);
  expect(await answerTime(owner.id)).toEqual({ minutes: 45, count: 3 });
  expect(await answerTime(other.id)).toBeNull();
});

/** An invitation of a request that has ended, answered so many minutes later. */
async function invited(owner: Viewer, minutes: number, how: "bid" | "no" | "question", more: Parameters<typeof aRequest>[1] = {}) {
  const asked = new Date(Date.now() - 30 * DAY_MS);
  const answered = new Date(asked.getTime() + minutes * MINUTE_MS);
  const request = await aRequest(await aUser(), { status: "closed", opened_at: new Date(), ...more, sent_at: asked, invited: [owner] });
  await db
    .updateTable("request_invitations")
    .set({ created_at: asked, declined_at: how === "no" ? answered : null })
    .where("request_id", "=", request.id)
    .execute();
  if (how === "bid") await aBid(request, owner, { submitted_at: answered });
  if (how === "question")
    await db
      .insertInto("request_questions")
      .values({ id: newId(), request_id: request.id, author_id: owner.id, idempotency_key: newId(), body: "Is there a lift?", created_at: answered })
      .execute();
  return request;
}

test("invitations to bid count by the first answer, whatever it was; of an open request nothing shows", async () => {
  const owner = await aProfessional();
  await invited(owner, 30, "bid", { status: "open", opened_at: null });
  const asker = await invited(owner, 120, "question");
  await aBid(asker, owner, { submitted_at: new Date() });
  await invited(owner, 60, "no");
  expect(await answerTime(owner.id)).toBeNull();
  await invited(owner, 90, "bid");
  expect(await answerTime(owner.id)).toEqual({ minutes: 90, count: 3 });
  // An invitation without an answer, and one of another professional.
  await aRequest(await aUser(), { status: "closed", opened_at: new Date(), invited: [owner] });
  await invited(await aProfessional(), 5, "bid");
  expect(await answerTime(owner.id)).toEqual({ minutes: 90, count: 3 });
});

test("booked packages and requests to a vendor that they answered count, a booking once beside its conversation", async () => {
  const owner = await aProfessional();
  for (const minutes of [20, 40]) await invited(owner, minutes, "bid", { kind: "package", status: "awarded" });
  const vendor = await aVendor();
  const quote = await aQuote(vendor);
  const values = { id: newId(), quote_request_id: quote.id, author_id: owner.id, idempotency_key: newId(), body: "Yes", price_min: 100_00, price_max: 100_00 };
  const { created_at } = await db.selectFrom("quote_requests").select("created_at").where("id", "=", quote.id).executeTakeFirstOrThrow();
  await db
    .insertInto("quote_answers")
    .values({ ...values, created_at: new Date(created_at.getTime() + 30 * MINUTE_MS) })
    .execute();
  expect(await answerTime(owner.id)).toEqual({ minutes: 30, count: 3 });
  const talked = await invited(owner, 999, "no", { kind: "package", status: "declined" });
  const { conversationId } = await as(await aUser()).messages.start({ about: { profile: owner.id }, idempotencyKey: newId(), body: "Salam" });
  const terms = { title: "Plan", price: 1, total: 1, days: 1, revisions: 0, included: "Plan" };
  await db
    .insertInto("request_packages")
    .values({ ...terms, request_id: talked.id, conversation_id: conversationId })
    .execute();
  await as(owner).messages.send({ id: conversationId, idempotencyKey: newId(), body: "Welcome" });
  expect(await answerTime(owner.id)).toMatchObject({ count: 4 });
});
