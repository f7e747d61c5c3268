import { expect, test } from "vitest";
import { clock } from "./clock.ts";
import { makeFormat } from "./format.ts";

test.each([
  ["en-US", "00:00", "12:00 AM"],
  ["en-US", "09:05", "9:05 AM"],
  ["en-US", "23:59", "11:59 PM"],
  ["ar-SA-u-nu-latn-ca-gregory", "13:30", "1:30 م"],
])("a time of day in %s: %s", (locale, time, shown) => {
  expect(clock(makeFormat(locale), time).replaceAll(/[\u202f\u00a0]/g, " ")).toBe(shown);
});
