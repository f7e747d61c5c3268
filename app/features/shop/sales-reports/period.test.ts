import { expect, test } from "vitest";
import { everyDay, partsOf, periodOf } from "./period.ts";

const today = "2026-11-23";
test.each([
  ["the last thirty days", { from: "", to: "" }, { from: "2026-10-25", to: today }],
  ["one day", { from: today, to: today }, { from: today, to: today }],
  ["nothing of tomorrow", { from: "2026-11-01", to: "2027-01-01" }, { from: "2026-11-01", to: today }],
  ["no end before its beginning", { from: "2026-11-10", to: "2026-11-01" }, { from: "2026-11-01", to: "2026-11-01" }],
  ["a year at most", { from: "2020-01-01", to: today }, { from: "2025-11-23", to: today }],
  ["thirty days before an end", { from: "", to: "2026-03-30" }, { from: "2026-03-01", to: "2026-03-30" }],
])("%s", (_, asked, period) => expect(periodOf(asked, today)).toEqual(period));

test("parts follow each other without a gap", () => {
  expect(partsOf({ from: "2026-11-01", to: "2026-11-05" }, 2)).toEqual([
    { from: "2026-11-01", to: "2026-11-02" },
    { from: "2026-11-03", to: "2026-11-04" },
    { from: "2026-11-05", to: "2026-11-05" },
  ]);
});

test("every day of a period, over the end of a month", () =>
  expect(everyDay({ from: "2026-02-27", to: "2026-03-01" })).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]));
