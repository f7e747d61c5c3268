import { expect, test } from "vitest";
import { formatFor, translator } from "#app/platform/languages/translator.server.ts";
import { amountOf } from "./amount.ts";
import type { Unit } from "./units.ts";

test("a line's quantity is counted in each language", async () => {
  const inLanguage = async (language: string) => {
    const [t, counted] = await Promise.all([translator(language, "quotations"), translator(language, "projects.amount")]);
    return (n: number, unit: Unit) => amountOf({ quantity: n * 1_000, unit }, { t, counted, format: formatFor(language) });
  };
  const [en, ar] = [await inLanguage("en"), await inLanguage("ar")];
  expect([en(1, "job"), en(3, "job"), en(2, "piece"), en(2.5, "m2"), en(2, "month"), en(40, "cm")]).toEqual([
    ...["1 job", "3 jobs", "2 pieces", "2.5 m²", "2 months", "40 cm"],
  ]);
  expect([ar(1, "job"), ar(2, "job"), ar(3, "piece"), ar(2, "month"), ar(5, "kg")]).toEqual(["مقطوعية واحدة", "مقطوعيتان", "3 قطع", "شهران", "5 كجم"]);
});
