import { describe, expect, test } from "vitest";
import { judgeShipping, type ShippingFields } from "./shipping.rules.ts";
import { fields, method, zone } from "./testing/shipping-fields.ts";

describe("judgeShipping", () => {
  const problemsOf = (more: Partial<ShippingFields>) => judgeShipping(fields(more)).problems;
  const steps = (...weights: (number | null)[]) => problemsOf({ zones: [zone(["Riyadh"], method({ steps: weights.map((upTo) => ({ upTo, fee: 100 })) }))] });
  const stepsUpTo = (count: number) => Array.from({ length: count }, (_, n) => ({ upTo: 1 + n, fee: 100 }));
  test("nothing is wrong with what is whole", () => expect(problemsOf({})).toEqual({}));
  test.each([
    ["an area in two zones", { zones: [zone(["Riyadh"]), zone(["Riyadh"])] }, { "zones.1.areas": "areaTwice" }],
    ["one of its areas in another zone", { zones: [zone(["Riyadh"]), zone(["Riyadh", "Abha"])] }, { "zones.1.areas": "areaTwice" }],
    ["a zone without an area", { zones: [zone([])] }, { "zones.0.areas": "areaNeeded" }],
    ["a zone without a way to deliver", { zones: [{ id: "", areas: ["Abha"], methods: [] }] }, { "zones.0.methods": "methodNeeded" }],
    ["a way twice", { zones: [zone(["Abha"], method(), method())] }, { "zones.0.methods": "methodTwice" }],
    ["a step without a fee", { zones: [zone(["Abha"], method({ steps: [{ upTo: null, fee: null }] }))] }, { "zones.0.methods.0.steps.0.fee": "required" }],
    ["no fee at all", { zones: [zone(["Abha"], method({ steps: [] }))] }, { "zones.0.methods.0.steps": "stepNeeded" }],
    ["later before earlier", { zones: [zone(["Abha"], method({ daysMin: 3, daysMax: 2 }))] }, { "zones.0.methods.0.daysMax": "endsBefore" }],
    ["holidays that end before they begin", { holidays: [{ from: "2026-12-02", to: "2026-12-01" }] }, { "holidays.0.to": "endsBefore" }],
    ["a day in part", { holidays: [{ from: "", to: "2026-12-01" }] }, { "holidays.0.from": "day" }],
    ["no working day", { workingDays: [] }, { workingDays: "required" }],
    ["no place in a time", { slotCapacity: 0 }, { slotCapacity: "number" }],
    ["a day that there is not", { workingDays: [7] }, { workingDays: "required" }],
    ["a day before Sunday", { workingDays: [0, -1] }, { workingDays: "required" }],
    ["half a day", { workingDays: [0.5] }, { workingDays: "required" }],
    ["more places than there are", { slotCapacity: 201 }, { slotCapacity: "number" }],
    ["a step of no weight", { zones: [zone(["Abha"], method({ steps: [{ upTo: 0, fee: 1 }] }))] }, { "zones.0.methods.0.steps.0.upTo": "number" }],
    ["a part of a gram", { zones: [zone(["Abha"], method({ steps: [{ upTo: 1.5, fee: 1 }] }))] }, { "zones.0.methods.0.steps.0.upTo": "number" }],
    ["too heavy", { zones: [zone(["Abha"], method({ steps: [{ upTo: 100_000_001, fee: 1 }] }))] }, { "zones.0.methods.0.steps.0.upTo": "number" }],
    ["too many steps", { zones: [zone(["Abha"], method({ steps: stepsUpTo(11) }))] }, { "zones.0.methods.0.steps": "tooMany" }],
    ["days below none", { zones: [zone(["Abha"], method({ daysMin: -1 }))] }, { "zones.0.methods.0.daysMin": "number" }],
    ["half a year and a day", { zones: [zone(["Abha"], method({ daysMax: 181 }))] }, { "zones.0.methods.0.daysMax": "number" }],
    ["too many places", { zones: [zone(Array.from({ length: 201 }, (_, n) => String(n)))] }, { "zones.0.areas": "tooMany" }],
    ["too many zones", { zones: Array.from({ length: 21 }, (_, n) => zone([String(n)])) }, { zones: "tooMany" }],
    ["too many holidays", { holidays: Array(41).fill({ from: "2026-12-01", to: "2026-12-01" }) }, { holidays: "tooMany" }],
    ["an hour that there is not", { cutoffHour: 25 }, { cutoffHour: "number" }],
  ] satisfies [string, Partial<ShippingFields>, object][])("%s", (_, more, problems) => expect(problemsOf(more)).toEqual(problems));
  test("weights go up, and only the last takes any", () => {
    expect(steps(20_000, 80_000, null)).toEqual({});
    expect(steps(20_000, 20_000)).toEqual({ "zones.0.methods.0.steps.1.upTo": "stepOrder" });
    expect(steps(null, 20_000)).toEqual({ "zones.0.methods.0.steps.1.upTo": "stepOrder" });
    expect(steps(null, null)).toEqual({ "zones.0.methods.0.steps.1.upTo": "stepOrder" });
  });
  test("only what is brought into the room is assembled and carried up", () => {
    const { values } = judgeShipping(fields({ zones: [zone(["Abha"], method({ assemblyFee: 100, floorFee: 100, freeAbove: 0 }))] }));
    expect(values.zones[0]?.methods).toEqual([method()]);
  });
  test("all of its limits are reached without a problem", () => {
    const full = method({ steps: stepsUpTo(10), daysMin: 0, daysMax: 180 });
    const zones = Array.from({ length: 20 }, (_, n) =>
      zone(
        Array.from({ length: n === 0 ? 200 : 1 }, (_, m) => `${n} ${m}`),
        full,
      ),
    );
    const holidays = Array(40).fill({ from: "2026-12-01", to: "2026-12-01" });
    expect(problemsOf({ zones, holidays, workingDays: [0, 6], cutoffHour: 24, slotCapacity: 200 })).toEqual({});
    expect(problemsOf({ zones: [zone(["Abha"], method({ daysMin: 180, daysMax: 180 }))], cutoffHour: 0, slotCapacity: 1 })).toEqual({});
    expect(problemsOf({ workingDays: [6] })).toEqual({});
    expect(steps(1)).toEqual({});
    expect(steps(100_000_000)).toEqual({});
  });
  test("days are sorted, times in the order of the day, each thing once", () => {
    const { values } = judgeShipping(fields({ workingDays: [4, 1, 1, 0], slots: ["evening", "morning"], zones: [zone(["Abha", "Abha"])] }));
    expect(values).toMatchObject({ workingDays: [0, 1, 4], slots: ["morning", "evening"], zones: [{ areas: ["Abha"] }] });
  });
  test("what is brought into the room keeps its fees", () => {
    const glove = method({ kind: "white_glove", assemblyFee: 0, floorFee: 2_500, freeAbove: 500_000 });
    expect(judgeShipping(fields({ zones: [zone(["Abha"], glove)] })).values.zones[0]?.methods).toEqual([glove]);
    expect(judgeShipping(fields({ zones: [zone(["Abha"], { ...glove, floorFee: 0 })] })).values.zones[0]?.methods).toEqual([{ ...glove, floorFee: null }]);
  });
});
