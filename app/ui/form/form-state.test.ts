import { describe, expect, test } from "vitest";
import { conflictOf, differing, isEqual, startState, withStored, withValues } from "./form-state.ts";

type Values = { name: string; city: string | null; tags: string[]; price: number | null };
const base: Values = { name: "Najd", city: null, tags: ["oak", "brass"], price: 100 };
const start = (stored = base) => startState<Values, Values, string>(stored, stored);

describe("equality by content", () => {
  test("an emptied box equals what was never there", () => {
    expect([isEqual("", null), isEqual(undefined, null), isEqual("", undefined)]).toEqual([true, true, true]);
    expect([isEqual(0, null), isEqual(false, null), isEqual([], null)]).toEqual([false, false, false]);
  });

  test("looks into lists and objects, in their order", () => {
    expect(isEqual([{ a: 1, b: [2] }], [{ b: [2], a: 1 }])).toBe(true);
    expect(isEqual(["a", "b"], ["b", "a"])).toBe(false);
    expect(isEqual(["a"], ["a", ""])).toBe(false);
    expect(isEqual({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(isEqual({ a: 1 }, { a: 1, b: "" })).toBe(true);
  });

  test("something that is no number differs from every number and from nothing", () => {
    expect([isEqual(Number.NaN, null), isEqual(Number.NaN, 0), isEqual(Number.NaN, Number.NaN)]).toEqual([false, false, true]);
  });

  test("a file equals only itself", () => {
    const file = new File(["a"], "a.txt");
    expect([isEqual(file, file), isEqual(file, new File(["a"], "a.txt"))]).toEqual([true, false]);
  });
});

describe("typing", () => {
  test("names what changed, and no longer when it was put back", () => {
    const typed = withValues(start(), { name: "Hijaz", city: "Riyadh" });
    expect(differing(typed.base, typed.values)).toEqual(["name", "city"]);
    expect(differing(typed.base, withValues(typed, { name: "Najd" }).values)).toEqual(["city"]);
  });

  test("clears the problem of that field and of its places alone", () => {
    const wrong = { ...start(), problems: { name: "required", tags: "tooMany", "tags.1": "tooLong", tagsExtra: "other" } };
    expect(withValues(wrong, { tags: [] }).problems).toEqual({ name: "required", tagsExtra: "other" });
  });
});

describe("another person's edit", () => {
  const mine = withValues(start(), { name: "Mine", price: 200 });
  const theirs: Values = { ...base, name: "Theirs", city: "Jeddah" };

  test("says what they changed and what both did", () => {
    expect(conflictOf(mine, theirs, theirs, { changedBy: "Sara", changedAt: "2026-01-01" })).toEqual({
      current: theirs,
      changedBy: "Sara",
      changedAt: "2026-01-01",
      theirs: ["name", "city"],
      both: ["name"],
    });
  });

  test("nobody is named where the server names nobody", () => {
    expect(conflictOf(mine, theirs, theirs, {})).toMatchObject({ changedBy: null, changedAt: null });
  });

  test("what was changed here goes on top, all else follows them, and only mine counts as changed", () => {
    const merged = withStored({ ...mine, conflict: conflictOf(mine, theirs, theirs, {}) }, theirs, theirs);
    expect(merged.values).toEqual({ name: "Mine", city: "Jeddah", tags: ["oak", "brass"], price: 200 });
    expect(differing(merged.base, merged.values)).toEqual(["name", "price"]);
    expect(merged.conflict).toBeNull();
  });
});
