import { describe, expect, test } from "vitest";
import { arrival, type Calendar, feeFor } from "./delivery.days.ts";

const calendar: Calendar = { workingDays: [0, 1, 2, 3, 4, 6], cutoffHour: 14, holidays: [] };
/** Sunday, an hour before the cutoff: 10:00 UTC is 13:00 in Riyadh. */
const sunday = new Date("2026-11-22T10:00:00Z");
const pace = { daysMin: 1, daysMax: 2 };

describe("arrival", () => {
  test.each([
    ["the next working days", calendar, sunday, 0, "2026-11-23", "2026-11-24"],
    ["from the cutoff on, a day later", calendar, new Date("2026-11-22T11:00:00Z"), 0, "2026-11-24", "2026-11-25"],
    ["a minute before it, not yet", calendar, new Date("2026-11-22T10:59:00Z"), 0, "2026-11-23", "2026-11-24"],
    ["after midnight in Riyadh it is the day after", calendar, new Date("2026-11-22T21:30:00Z"), 0, "2026-11-24", "2026-11-25"],
    ["Friday is no working day", calendar, new Date("2026-11-26T08:00:00Z"), 0, "2026-11-28", "2026-11-29"],
    ["once it is made", calendar, sunday, 35, "2026-12-28", "2026-12-29"],
    ["a holiday's first and last day both count", { ...calendar, holidays: [{ from: "2026-11-23", to: "2026-11-24" }] }, sunday, 0, "2026-11-25", "2026-11-26"],
  ])("%s", (_, given, now, lead, earliest, latest) => expect(arrival(given, now, lead, pace)).toEqual({ earliest, latest }));

  test("today, where it needs no day", () => {
    expect(arrival(calendar, sunday, 0, { daysMin: 0, daysMax: 0 })).toEqual({ earliest: "2026-11-22", latest: "2026-11-22" });
  });
  test("nothing is promised without a working day", () => {
    expect(arrival({ ...calendar, holidays: [{ from: "2026-01-01", to: "2040-01-01" }] }, sunday, 0, pace)).toBeNull();
  });
});

const steps = [
  { upTo: 20_000, fee: 3_500 },
  { upTo: 80_000, fee: 9_500 },
];
test.each([
  [20_000, 3_500],
  [20_001, 9_500],
  [80_000, 9_500],
  [80_001, null],
])("%i g cost %s", (weight, fee) => expect(feeFor(steps, weight)).toBe(fee));
test("a step without an end takes any weight", () => expect(feeFor([...steps, { upTo: null, fee: 1 }], 9_000_000)).toBe(1));
