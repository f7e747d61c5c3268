import { expect, test } from "vitest";
import { translator } from "#app/platform/languages/translator.server.ts";
import { UNITS } from "./projects.ts";

test("one is one and two are two, in a brief as in a request", async () => {
  const [en, ar] = await Promise.all([translator("en", "projects.amount"), translator("ar", "projects.amount")]);
  expect([1, 2].map((n) => en("piece", { n, shown: String(n) }))).toEqual(["1 piece", "2 pieces"]);
  expect([1, 2, 3, 11].map((n) => ar("piece", { n, shown: String(n) }))).toEqual(["قطعة واحدة", "قطعتان", "3 قطع", "11 قطعة"]);
  for (const unit of UNITS) expect(en(unit, { n: 1, shown: "1" })).not.toMatch(/^1 \w+s$/);
});
