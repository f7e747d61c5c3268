import { describe, expect, test } from "vitest";
import { addDays, addMonths, atMinutes, dayOf, minutesOf, monthOf, weekdayOf, weekOf } from "./riyadh-time.ts";
import { FIRST_SCHEDULE, judgeSchedule, type ScheduleFields } from "./schedule.rules.ts";
import { freeSlots } from "./slots.ts";

// A Sunday.
const DAY = "2026-11-22";
const EARLY = new Date("2026-11-20T00:00:00Z");
const schedule: ScheduleFields = {
  ...FIRST_SCHEDULE,
  takesBookings: true,
  hours: [{ weekday: 0, from: "09:00", to: "13:00" }],
  length: 60,
  buffer: 30,
  notice: 0,
};
const at = (clock: string, day = DAY) => atMinutes(day, Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))).getTime();
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });
const clocks = (more: Partial<ScheduleFields> = {}, taken: object = {}, now = EARLY, day = DAY) =>
  freeSlots({ ...schedule, ...more }, { from: day, to: day }, { busy: [], pauses: [], ...taken }, now).flatMap(({ starts }) =>
    starts.map((start) => new Date(start + 3 * 3_600_000).toISOString().slice(11, 16)),
  );

describe("free slots", () => {
  test("one after the other with the buffer between; the last ends with the working day", () => {
    expect(clocks()).toEqual(["09:00", "10:30", "12:00"]);
    expect(clocks({ length: 61 })).toEqual(["09:00", "10:45"]);
    expect(clocks({ hours: [{ weekday: 0, from: "09:00", to: "09:59" }] })).toEqual([]);
    expect(clocks({ hours: [{ weekday: 0, from: "09:00", to: "10:00" }] })).toEqual(["09:00"]);
  });

  test("around what is taken, at whole quarters; what only touches does not count", () => {
    expect(clocks({}, { busy: [span("10:30", "11:40")] })).toEqual(["09:00", "11:45"]);
    expect(clocks({}, { busy: [span("10:00", "10:10")] })).toEqual(["10:15", "11:45"]);
    expect(clocks({ buffer: 0 }, { busy: [span("10:00", "11:00")] })).toEqual(["09:00", "11:00", "12:00"]);
  });

  test("a prayer is a pause, and may be the time between two visits", () => {
    expect(clocks({}, { pauses: [span("10:00", "10:30")] })).toEqual(["09:00", "10:30", "12:00"]);
    expect(clocks({}, { pauses: [span("11:39", "12:09")] })).toEqual(["09:00", "10:30"]);
  });

  test("neither on other weekdays nor on a day off, nor on its first or last day", () => {
    const week = [-2, -1, 0, 1, 5, 6, 7].map((days) => clocks({}, {}, EARLY, addDays(DAY, days)).length);
    expect(week).toEqual([0, 0, 3, 0, 0, 0, 3]);
    const off = (first: string, last: string) => clocks({ daysOff: [{ first, last, note: null }] }).length;
    expect([off(DAY, DAY), off(addDays(DAY, -3), DAY), off(DAY, addDays(DAY, 3)), off(addDays(DAY, 1), addDays(DAY, 2))]).toEqual([0, 0, 0, 3]);
  });

  test("not before the notice is over, to the minute, and not beyond the last day", () => {
    const justBefore = new Date(at("08:30"));
    expect(clocks({ notice: 2 }, {}, justBefore)).toEqual(["10:30", "12:00"]);
    expect(clocks({ notice: 2 }, {}, new Date(justBefore.getTime() + 60_000))).toEqual(["12:00"]);
    const daysBefore = (days: number) => atMinutes(addDays(DAY, -days), 600);
    expect([clocks({ ahead: 5 }, {}, daysBefore(5)).length, clocks({ ahead: 5 }, {}, daysBefore(6)).length]).toEqual([3, 0]);
  });

  test("the day is Riyadh's: at 22:00 UTC it is tomorrow already", () => {
    expect(clocks({ ahead: 1 }, {}, new Date("2026-11-20T21:00:00Z"))).toHaveLength(3);
    expect(clocks({ ahead: 1 }, {}, new Date("2026-11-20T20:59:59Z"))).toHaveLength(0);
  });
});

test("Friday and Saturday are off until someone says otherwise", () => {
  expect([0, 1, 2, 3, 4, 5, 6].filter((weekday) => FIRST_SCHEDULE.hours.some((row) => row.weekday === weekday))).toEqual([0, 1, 2, 3, 4]);
  expect(judgeSchedule(FIRST_SCHEDULE).problems).toEqual({});
});

test("what is wrong with hours is said where it is", () => {
  const problems = (more: Partial<ScheduleFields>) => judgeSchedule({ ...FIRST_SCHEDULE, ...more }).problems;
  expect(problems({ hours: [{ weekday: 0, from: "17:00", to: "09:00" }] })).toEqual({ "hours.0.to": "order" });
  expect(problems({ hours: [{ weekday: 0, from: "9:00", to: "24:00" }] })).toMatchObject({ "hours.0.from": "time", "hours.0.to": "time" });
  const [morning, noon] = [
    { weekday: 1, from: "09:00", to: "12:00" },
    { weekday: 1, from: "11:59", to: "13:00" },
  ];
  expect(problems({ hours: [morning, noon] })).toEqual({ hours: "overlap" });
  expect(problems({ hours: [morning, { ...noon, from: "12:00" }, { ...noon, weekday: 2 }] })).toEqual({});
  expect(problems({ daysOff: [{ first: "2026-02-31", last: "2026-03-01", note: null }] })).toEqual({ "daysOff.0.first": "date" });
  expect(problems({ daysOff: [{ first: "2026-03-02", last: "2026-03-01", note: null }] })).toEqual({ "daysOff.0.last": "order" });
  expect(problems({ length: 14, buffer: 241, notice: 721, ahead: 0 })).toEqual({ length: "length", buffer: "buffer", notice: "notice", ahead: "ahead" });
  expect(problems({ pausesForPrayer: true })).toEqual({ city: "city" });
});

test("days, weeks and months of Riyadh", () => {
  expect([dayOf("2026-11-21T20:59:59Z"), dayOf("2026-11-21T21:00:00Z")]).toEqual(["2026-11-21", "2026-11-22"]);
  expect([minutesOf("2026-11-21T20:59:00Z"), minutesOf("2026-11-21T21:00:00Z"), weekdayOf(DAY)]).toEqual([1439, 0, 0]);
  expect(weekOf("2026-11-24")).toEqual({ from: "2026-11-22", to: "2026-11-28" });
  expect(monthOf("2026-11-24")).toEqual({ from: "2026-11-01", to: "2026-12-05" });
  expect([addMonths("2026-12-31", 1), addMonths("2026-01-15", -1)]).toEqual(["2027-01-01", "2025-12-01"]);
});
