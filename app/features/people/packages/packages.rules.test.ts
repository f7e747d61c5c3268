import { expect, test } from "vitest";
import { judgePackages, type PackageFields } from "./packages.rules.ts";
import { MOST_EXTRAS, MOST_PACKAGES, TITLE_LENGTH } from "./packages.ts";

const extra = { name: "A second visit", nameAr: null, price: 50_000 };
const aPackage = (more: Partial<PackageFields> = {}): PackageFields => ({
  ...{ id: null, title: "Majlis design", titleAr: null, price: 350_000, days: 14, revisions: 2, included: "Plan\nPictures" },
  ...{ includedAr: null, excluded: null, excludedAr: null, extras: [], ...more },
});
const problemsOf = (more: Partial<PackageFields>) => judgePackages([aPackage(more)]).problems;

test.each<[Partial<PackageFields>, Record<string, string>]>([
  [{ price: 1, days: 1, revisions: 0 }, {}],
  [{ price: 10_000_000_000, days: 730, revisions: 50, included: "x".repeat(1_000), title: "x".repeat(TITLE_LENGTH) }, {}],
  [{ price: 0 }, { "packages.0.price": "price" }],
  [{ price: 10_000_000_001 }, { "packages.0.price": "price" }],
  [{ price: 1.5 }, { "packages.0.price": "price" }],
  [{ days: 0 }, { "packages.0.days": "days" }],
  [{ days: 731 }, { "packages.0.days": "days" }],
  [{ revisions: -1 }, { "packages.0.revisions": "number" }],
  [{ revisions: 51 }, { "packages.0.revisions": "number" }],
  [{ title: " " }, { "packages.0.title": "required" }],
  [{ included: "x".repeat(1_001) }, { "packages.0.included": "tooLong" }],
  [{ extras: [extra, { ...extra, price: 0 }] }, { "packages.0.extras.1.price": "price" }],
  [{ extras: Array(MOST_EXTRAS).fill(extra) }, {}],
  [{ extras: Array(MOST_EXTRAS + 1).fill(extra) }, { "packages.0.extras": "tooMany" }],
])("%j: %j", (more, problems) => expect(problemsOf(more)).toEqual(problems));

test("there is a most of packages", () => {
  expect(judgePackages(Array(MOST_PACKAGES).fill(aPackage())).problems).toEqual({});
  expect(judgePackages(Array(MOST_PACKAGES + 1).fill(aPackage())).problems).toEqual({ packages: "tooMany" });
});

test("texts are tidied line by line", () => expect(judgePackages([aPackage({ title: " Majlis  design " })]).values[0]?.title).toBe("Majlis design"));
