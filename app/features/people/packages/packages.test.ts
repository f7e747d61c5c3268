import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { judgePackages, type PackageFields } from "./packages.rules.ts";

const plan: PackageFields = {
  ...{ id: null, title: "Room plan", titleAr: "مخطط غرفة", price: 2_400_00, days: 6, revisions: 1, included: "Survey\nPlan at 1:50\n", includedAr: null },
  ...{ excluded: "Materials", excludedAr: null, extras: [{ name: "One picture", nameAr: "صورة", price: 500_00 }] },
};
const mine = (viewer: Viewer) => as(viewer).packages;
const save = async (viewer: Viewer, packages: PackageFields[]) => mine(viewer).save({ packages, version: (await mine(viewer).list()).version });

async function aProfessional(): Promise<Viewer> {
  const viewer = await aUser("professional");
  await db.updateTable("profiles").set({ professional_type: "architect" }).where("id", "=", viewer.id).execute();
  return viewer;
}
const booking = (id: string, more: object = {}) => ({ id, idempotencyKey: newId(), price: 2_400_00, ...more });

test("the price is whole halalas above zero, the days one or more, what is delivered is said", () => {
  const wrong = (part: Partial<PackageFields>) => judgePackages([{ ...plan, ...part }]).problems;
  expect(wrong({})).toEqual({});
  expect(wrong({ price: 0, days: 0, included: " \n " })).toEqual({ "packages.0.price": "price", "packages.0.days": "days", "packages.0.included": "required" });
  expect(wrong({ price: 1.5, revisions: -1 })).toEqual({ "packages.0.price": "price", "packages.0.revisions": "number" });
  expect(wrong({ extras: [{ name: "", nameAr: null, price: 0 }] })).toEqual({ "packages.0.extras.0.name": "required", "packages.0.extras.0.price": "price" });
  expect(judgePackages(Array.from({ length: 9 }, () => plan)).problems).toEqual({ packages: "tooMany" });
});

test("the list is saved whole, in its order, and shown in the reader's language; the neighbor's stays", async () => {
  const [owner, neighbor] = [await aProfessional(), await aProfessional()];
  const theirs = await save(neighbor, [plan]);
  const first = await save(owner, [plan, { ...plan, title: "Visit", titleAr: null }]);
  const [a, b] = first.packages;
  const second = await mine(owner).save({ packages: [b, a] as PackageFields[], version: first.version });
  expect(second.packages.map(({ id }) => id)).toEqual([b?.id, a?.id]);
  const shown = await as(null, "ar").packages.ofPerson({ id: owner.id });
  expect(shown).toMatchObject([
    { title: "Visit" },
    { title: "مخطط غرفة", included: ["Survey", "Plan at 1:50"], extras: [{ name: "صورة", price: { amount: 500_00 } }] },
  ]);
  await expect(mine(owner).save({ packages: [], version: first.version })).rejects.toMatchObject({ code: "CONFLICT", data: { current: second } });
  // An id of someone else's makes a new one.
  const taken = await save(owner, theirs.packages as PackageFields[]);
  expect(taken.packages[0]?.id).not.toBe(theirs.packages[0]?.id);
  expect(await mine(neighbor).list()).toEqual(theirs);
  await expect(mine(await aUser()).save({ packages: [], version: (await mine(await aUser()).list()).version })).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("who hides their profile or trade shows no package", async () => {
  const owner = await aProfessional();
  const { packages } = await save(owner, [plan]);
  const hide = (visibility: object) =>
    db
      .updateTable("profiles")
      .set({ visibility: JSON.stringify(visibility) })
      .where("id", "=", owner.id)
      .execute();
  await hide({ specializations: "nobody" });
  expect(await as().packages.ofPerson({ id: owner.id })).toEqual([]);
  await hide({ profile: "nobody" });
  await expect(as().packages.ofPerson({ id: owner.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(as(await aUser()).packages.book(booking(packages[0]?.id ?? ""))).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("booking writes one message with the price that was seen; another price is refused", async () => {
  const [owner, client] = [await aProfessional(), await aUser()];
  const { packages } = await save(owner, [plan]);
  const id = packages[0]?.id ?? "";
  await expect(as(client).packages.book(booking(id, { extras: [0] }))).rejects.toMatchObject({ code: "PRICE_CHANGED", data: { price: { amount: 2_900_00 } } });
  const sent = booking(id, { price: 2_900_00, extras: [0, 0], note: "The majlis, please." });
  const { conversationId } = await as(client).packages.book(sent);
  expect(await as(client).packages.book(sent)).toEqual({ conversationId });
  const { items } = await as(owner).messages.page({ id: conversationId });
  expect(items).toHaveLength(1);
  expect(items[0]?.body).toContain("Room plan");
  expect(items[0]?.body).toContain("2,900");
  expect(items[0]?.body).toContain("The majlis, please.");
  expect((await noticesOf(owner)).length).toBe(1);
  expect(await noticesOf(client)).toEqual([]);
  await expect(as(client).packages.book(booking(id, { price: 2_400_00, note: "x".repeat(1_001) }))).rejects.toMatchObject({
    data: { fields: { note: "tooLong" } },
  });
  await expect(as(client).packages.book(booking(randomUUID()))).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(as(owner).packages.book(booking(id))).rejects.toMatchObject({ code: "REFUSED" });
});

test("whoever booked and was answered may review the professional, with the package beside it; nobody before", async () => {
  const [owner, client, other] = [await aProfessional(), await aUser(), await aUser()];
  const { packages } = await save(owner, [plan]);
  const place = { type: "professional" as const, id: owner.id };
  const { conversationId } = await as(client).packages.book(booking(packages[0]?.id ?? ""));
  await expect(as(client).reviews.save({ ...place, rating: 5 })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await as(owner).messages.send({ id: conversationId, idempotencyKey: newId(), body: "With pleasure." });
  expect(await as(client).reviews.listWaiting()).toMatchObject([{ ...place, basis: "request" }]);
  expect(await as(other).reviews.listWaiting()).toEqual([]);
  await as(client).reviews.save({ ...place, rating: 5, aspects: { quality: 5, tidiness: 4 }, body: "Drew before she spoke." });
  expect((await as().reviews.list(place)).items).toMatchObject([{ basis: "request", bought: "Room plan", aspects: { quality: 5, tidiness: 4 } }]);
  expect((await noticesOf(owner)).map(({ kind }) => kind)).toContain("review_received");
  await expect(as(other).reviews.save({ ...place, rating: 1 })).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("the words of a package find its owner in the directory", async () => {
  const owner = await aProfessional();
  const word = `w${newId().replaceAll("-", "").slice(-12)}`;
  await save(owner, [{ ...plan, title: `Plan ${word}` }]);
  expect((await as().professionals.list({ search: word })).items.map(({ id }) => id)).toEqual([owner.id]);
  await save(owner, []);
  expect((await as().professionals.list({ search: word })).items).toEqual([]);
});
