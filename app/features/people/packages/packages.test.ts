import { expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
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
  await save(owner, [plan]);
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
});

test("the words of a package find its owner in the directory", async () => {
  const owner = await aProfessional();
  const word = `w${newId().replaceAll("-", "").slice(-12)}`;
  await save(owner, [{ ...plan, title: `Plan ${word}` }]);
  expect((await as().professionals.list({ search: word })).items.map(({ id }) => id)).toEqual([owner.id]);
  await save(owner, []);
  expect((await as().professionals.list({ search: word })).items).toEqual([]);
});
