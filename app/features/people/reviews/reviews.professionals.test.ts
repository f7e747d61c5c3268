import { expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { hasMean } from "./reviews.ts";

async function aProfessional(): Promise<Viewer> {
  const viewer = await aUser("professional");
  await db.updateTable("profiles").set({ professional_type: "lighting_designer" }).where("id", "=", viewer.id).execute();
  return viewer;
}
const said = (subjectId: string, ...ratings: number[]) =>
  db
    .insertInto("reviews")
    .values(ratings.map((rating) => ({ id: newId(), subject_type: "professional", subject_id: subjectId, author_name: "Reem", rating, tidiness: rating })))
    .returning("id")
    .execute();
const row = (id: string) => db.selectFrom("professionals").select(["review_count", "rating", "score"]).where("id", "=", id).executeTakeFirstOrThrow();

test("the mean is said from five reviews on, and the order follows five imagined fours beside them", async () => {
  const { id } = await aProfessional();
  expect(await row(id)).toEqual({ review_count: 0, rating: null, score: 4 });
  await said(id, 5, 5, 5, 5);
  expect(await row(id)).toMatchObject({ review_count: 4, rating: null });
  expect((await row(id)).score).toBeCloseTo(40 / 9, 5);
  const [last] = await said(id, 3);
  expect(await row(id)).toMatchObject({ review_count: 5, rating: expect.closeTo(4.6, 5) });
  await db
    .updateTable("reviews")
    .set({ status: "hidden" })
    .where("id", "=", last?.id ?? "")
    .execute();
  expect(await row(id)).toMatchObject({ review_count: 4, rating: null });
  expect([hasMean("professional", 4), hasMean("professional", 5), hasMean("vendor", 1)]).toEqual([false, true, true]);
});

test("the directory filters by the mean that it shows and orders by the steadier one; nobody without five reviews passes", async () => {
  const [steady, lucky, fair, silent] = [await aProfessional(), await aProfessional(), await aProfessional(), await aProfessional()];
  await said(steady.id, ...Array.from({ length: 20 }, () => 5));
  await said(lucky.id, 5);
  await said(fair.id, 4, 4, 4, 4, 4);
  const ours = new Set([steady, lucky, fair, silent].map(({ id }) => id));
  const found = async (input: object) => (await as().professionals.list({ ...input, profession: "lighting_designer" })).items.filter(({ id }) => ours.has(id));
  expect((await found({ rating: "4.5" })).map(({ id }) => id)).toEqual([steady.id]);
  expect((await found({ rating: "4" })).map(({ id }) => id).sort()).toEqual([steady.id, fair.id].sort());
  const ordered = await found({ sort: "rating" });
  expect(ordered.slice(0, 2).map(({ id, rating, reviewCount }) => [id, rating, reviewCount])).toEqual([
    [steady.id, 5, 20],
    [lucky.id, null, 1],
  ]);
});

test("the professional replies once; others and other professionals do not, and nobody reviews themselves", async () => {
  const [owner, other] = [await aProfessional(), await aProfessional()];
  const [review] = await said(owner.id, 4);
  const id = review?.id ?? "";
  expect((await as(owner).reviews.listReceived({ type: "professional" })).items).toMatchObject([{ id, canReply: true, aspects: { tidiness: 4 } }]);
  expect((await as(other).reviews.listReceived({ type: "professional" })).items).toEqual([]);
  await expect(as(other).reviews.reply({ id, body: "Thank you" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await as(owner).reviews.reply({ id, body: "Thank you" });
  expect((await as().reviews.list({ type: "professional", id: owner.id })).items[0]?.reply?.body).toBe("Thank you");
  await expect(as(owner).reviews.save({ type: "professional", id: owner.id, rating: 5 })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(as(await aUser()).reviews.save({ type: "professional", id: owner.id, rating: 5 })).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect((await as().profiles.get({ id: owner.id })).reviewCount).toBe(1);
  await db
    .updateTable("profiles")
    .set({ visibility: JSON.stringify({ profile: "signed_in" }) })
    .where("id", "=", owner.id)
    .execute();
  await expect(as().reviews.list({ type: "professional", id: owner.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
});
