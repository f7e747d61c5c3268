import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { languages } from "#app/platform/languages/languages.ts";
import { mostOf } from "./plan-limits.server.ts";
import { NO_PLANS, type Plan, wordsIn } from "./plans.ts";
import { readPlans } from "./read-plans.server.ts";

const folder = mkdtempSync(join(tmpdir(), "diwan-plans-"));
afterAll(() => rmSync(folder, { recursive: true }));

const words = { en: "Name", ar: "اسم" };
const free = { id: "start", name: words, text: words, price: null, limits: { quotes: 5, seats: 3 } };
const paid = { ...free, id: "studio", price: { month: 14_900, year: 149_000 }, limits: { quotes: null, seats: 5 } };
const read = (plans: unknown, more: object = {}) => {
  const file = join(folder, "plans.json");
  writeFileSync(file, JSON.stringify({ isEnforced: true, graceDays: 7, plans, ...more }));
  return readPlans(file);
};

test("without a file everything is free, and the example is right", () => {
  expect(readPlans(undefined)).toEqual(NO_PLANS);
  expect(readPlans("demo/plans.json").plans.map(({ id }) => id)).toEqual(["start", "studio", "office"]);
});

test.each([
  [[{ ...free, id: "Start" }], "plans.0.id must be small letters"],
  [[paid], "plans must begin with the plan without a price"],
  [[free, { ...paid, price: null }], "plans must begin with the plan without a price"],
  [[free, paid, paid], "plans must have each id once"],
  [[free, { ...paid, price: { month: 149.5, year: 149_000 } }], "plans.1.price.month must be whole halalas"],
  [[free, { ...paid, price: { month: "149", year: 149_000 } }], "plans.1.price.month must be halalas, VAT included"],
  [[free, { ...paid, limits: { quotes: 0, seats: 5 } }], "plans.1.limits.quotes"],
  [[], "plans must have at least one plan"],
  [[free, { ...paid, name: { en: "Studio" } }], "plans.1.name.ar"],
  [[free, { ...paid, name: { ...words, de: "" } }], "plans.1.name.de"],
  [[free, { ...paid, name: { ...words, xx: "Studio" } }], "plans.1.name"],
  [[free, { ...paid, colour: "red" }], "plans.1"],
])("names what is wrong and where: %#", (plans, line) => {
  expect(() => read(plans)).toThrow(line);
});

test("a file that is missing or no JSON stops the start with one sentence", () => {
  expect(() => readPlans(join(folder, "none.json"))).toThrow("the file cannot be read");
  const file = join(folder, "broken.json");
  writeFileSync(file, "{ plans: }");
  expect(() => readPlans(file)).toThrow("the file is no JSON");
});

test("words are in the reader's language, in English where that is missing, and say which", () => {
  const name = { ...words, de: "Name auf Deutsch" };
  expect(read([{ ...free, name }]).plans[0]?.name).toEqual(name);
  expect(["de", "ar", "fr"].map((code) => wordsIn(name, code))).toEqual([
    { text: "Name auf Deutsch", lang: "de" },
    { text: "اسم", lang: "ar" },
    { text: "Name", lang: "en" },
  ]);
});

test("the example is written in every language", () => {
  for (const { name, text } of readPlans("demo/plans.json").plans)
    for (const { code } of languages) expect([wordsIn(name, code).lang, wordsIn(text, code).lang], code).toEqual([code, code]);
});

test("the most generous plan counts, and no bound is the most", () => {
  const plans = [free, paid] as Plan[];
  expect(mostOf(plans, "seats")).toBe(5);
  expect(mostOf(plans, "quotes")).toBeNull();
  expect(mostOf([free as Plan], "quotes")).toBe(5);
});
