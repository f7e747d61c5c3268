import { expect, test } from "vitest";
import { issuerIn } from "./issuers.ts";

test.each([
  ["Saudi Council of Engineers", "ar", "الهيئة السعودية للمهندسين"],
  [" saudi council of engineers", "en", "Saudi Council of Engineers"],
  ["الهيئة السعودية للمهندسين", "en", "Saudi Council of Engineers"],
  ["الهيئة السعودية للمهندسين", "ar", "الهيئة السعودية للمهندسين"],
  ["Grade 3, buildings", "ar", "Grade 3, buildings"],
])("%s is read in %s as %s", (written, language, shown) => {
  expect(issuerIn(written, language)).toBe(shown);
});
