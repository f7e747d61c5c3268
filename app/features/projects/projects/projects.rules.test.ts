import { describe, expect, test } from "vitest";
import { newId } from "#app/platform/database/ids.ts";
import { type BriefItem, judgeBrief, missingFrom } from "./projects.rules.ts";
import { ITEM_LENGTH, LARGEST_BUDGET, LARGEST_QUANTITY, LARGEST_ROOM, MOST_ITEMS, TITLE_LENGTH } from "./projects.ts";

const item = (more: Partial<BriefItem> = {}): BriefItem => ({ id: newId(), roomId: null, name: "Oak floor", quantity: 30, unit: "m2", note: null, ...more });
const problemsOf = (given: Parameters<typeof judgeBrief>[0]) => judgeBrief(given).problems;

describe("a brief", () => {
  test("is tidied", () => {
    const { values, problems } = judgeBrief({ title: "  Our\n majlis ", about: " ", district: "  Al  Malqa " });
    expect(problems).toEqual({});
    expect(values).toEqual({ title: "Our majlis", about: null, district: "Al Malqa" });
  });

  test("only what is given is looked at", () => expect(judgeBrief({ must: "No step" })).toEqual({ values: { must: "No step" }, problems: {} }));

  test.each([
    [{ title: " " }, { title: "required" }],
    [{ title: "x".repeat(TITLE_LENGTH + 1) }, { title: "tooLong" }],
    [{ work: "demolition" }, { work: "unknown" }],
    [{ builtYear: 1799 }, { builtYear: "year" }],
    [{ builtYear: 2201 }, { builtYear: "year" }],
    [{ startsOn: "tomorrow" }, { startsOn: "date" }],
    [{ startsOn: "2026-1-1" }, { startsOn: "date" }],
    [{ startsOn: "2026-02-31" }, { startsOn: "date" }],
    [{ startsOn: "0000-01-01" }, { startsOn: "date" }],
    [{ builtYear: 2009.5 }, { builtYear: "year" }],
    [{ startsOn: "2026-13-01" }, { startsOn: "date" }],
    [{ styles: ["modern", "gothic"] }, { styles: "unknown" }],
    [{ budgetMin: 2, budgetMax: 1 }, { budgetMax: "budgetOrder" }],
    [{ budgetMin: 2, budgetMax: null }, { budgetMax: "budgetPair" }],
    [{ budgetMax: 2 }, { budgetMax: "budgetPair" }],
    [{ budgetMin: 0, budgetMax: LARGEST_BUDGET + 1 }, { budgetMax: "number" }],
    [{ items: [item(), item({ unit: "barrel" })] }, { "items.1.unit": "unknown" }],
    [{ items: [item({ quantity: 0 })] }, { "items.0.quantity": "quantity" }],
    [{ rooms: [{ id: newId(), kind: "majlis", name: null, area: -1, note: null }] }, { "rooms.0.area": "area" }],
    [{ rooms: [{ id: "x", kind: "majlis", name: null, area: 1, note: null }] }, { "rooms.0.id": "unknown" }],
  ])("%j is refused", (given, problems) => expect(problemsOf(given)).toEqual(problems));

  test("takes the oldest and the newest year, a day, and nothing", () => {
    expect([1_800, 2_200, null].map((builtYear) => problemsOf({ builtYear }))).toEqual([{}, {}, {}]);
    expect(problemsOf({ startsOn: "2026-12-31" })).toEqual({});
    expect(problemsOf({ startsOn: null, work: null, permits: null, occupancy: null })).toEqual({});
  });

  test("its rooms and items have smallest and largest sizes", () => {
    const room = (area: number | null, more: object = {}) => ({ id: newId(), kind: "majlis", name: null, area, note: null, ...more });
    expect(problemsOf({ rooms: [room(0.1), room(LARGEST_ROOM), room(null)] })).toEqual({});
    expect(problemsOf({ rooms: [room(0.09), room(LARGEST_ROOM + 1), room(1, { kind: "cave" })] })).toEqual({
      "rooms.0.area": "area",
      "rooms.1.area": "area",
      "rooms.2.kind": "unknown",
    });
    expect(problemsOf({ items: [item({ quantity: 0.001 }), item({ quantity: LARGEST_QUANTITY }), item({ quantity: null })] })).toEqual({});
    expect(problemsOf({ items: [item({ quantity: LARGEST_QUANTITY + 1 }), item({ name: "x".repeat(ITEM_LENGTH + 1) })] })).toEqual({
      "items.0.quantity": "quantity",
      "items.1.name": "tooLong",
    });
  });

  test("its budget at its edges", () => {
    expect(problemsOf({ budgetMin: 5, budgetMax: 5 })).toEqual({});
    expect(problemsOf({ budgetMin: 0, budgetMax: LARGEST_BUDGET })).toEqual({});
    expect(problemsOf({ budgetMin: null, budgetMax: null })).toEqual({});
  });

  test("'up to so much' begins with nothing", () => expect(judgeBrief({ budgetMin: null, budgetMax: 5 }).values).toEqual({ budgetMin: 0, budgetMax: 5 }));

  test("rows without a name are not stored; the same row twice is refused", () => {
    expect(judgeBrief({ items: [item({ name: " " }), item()] }).values.items).toHaveLength(1);
    const twice = item();
    expect(problemsOf({ items: [twice, twice] })).toEqual({ items: "unknown" });
  });

  test("has a limit of items", () => {
    const many = (n: number) => Array.from({ length: n }, () => item());
    expect(problemsOf({ items: many(MOST_ITEMS) })).toEqual({});
    expect(problemsOf({ items: many(MOST_ITEMS + 1) })).toEqual({ items: "tooMany" });
  });
});

describe("what is missing", () => {
  const whole = {
    work: "renovation",
    property: "villa",
    city: "Riyadh",
    rooms: [{ id: newId(), kind: "majlis", name: null, area: null, note: null }],
    about: null,
    items: [item()],
  };
  test("nothing", () => expect(missingFrom(whole)).toEqual([]));
  test("words stand for items", () => {
    expect(missingFrom({ ...whole, items: [], about: "Seats eighteen." })).toEqual([]);
    expect(missingFrom({ ...whole, items: [] })).toEqual(["items"]);
  });
  test("all of it", () => {
    const empty = { work: null, property: null, city: null, rooms: [], about: null, items: [] };
    expect(missingFrom(empty)).toEqual(["work", "property", "city", "rooms", "items"]);
  });
});
