import { describe, expect, test } from "vitest";
import { dayOf, graceEnd, periodEnd, savedByYear } from "./subscriptions.rules.ts";

const end = (from: string, period: "month" | "year", anchor?: number) => periodEnd(new Date(from), period, anchor).toISOString();

describe("a period ends", () => {
  test("a month or a year later, at the same time", () => {
    expect(end("2026-03-10T09:30:00.000Z", "month")).toBe("2026-04-10T09:30:00.000Z");
    expect(end("2026-03-10T09:30:00.000Z", "year")).toBe("2027-03-10T09:30:00.000Z");
    expect(end("2026-12-05T09:30:00.000Z", "month")).toBe("2027-01-05T09:30:00.000Z");
  });

  test("on the last day of a shorter month, and the day comes back after it", () => {
    expect(end("2027-01-31T10:00:00.000Z", "month")).toBe("2027-02-28T10:00:00.000Z");
    expect(end("2027-02-28T10:00:00.000Z", "month", 31)).toBe("2027-03-31T10:00:00.000Z");
    expect(end("2028-02-29T10:00:00.000Z", "year")).toBe("2029-02-28T10:00:00.000Z");
  });

  test("by the day of Riyadh: late in the evening of UTC it is tomorrow there", () => {
    expect(dayOf(new Date("2026-01-30T21:30:00.000Z"))).toBe(31);
    expect(end("2026-01-30T21:30:00.000Z", "month")).toBe("2026-02-27T21:30:00.000Z");
  });
});

test("a year saves whole percents, never less than nothing", () => {
  expect(savedByYear({ month: 14_900, year: 149_000 })).toBe(16);
  expect(savedByYear({ month: 10_000, year: 120_000 })).toBe(0);
  expect(savedByYear({ month: 10_000, year: 130_000 })).toBe(0);
});

test("the grace is whole days", () => {
  expect(graceEnd(new Date("2026-05-01T00:00:00.000Z"), 7).toISOString()).toBe("2026-05-08T00:00:00.000Z");
});
