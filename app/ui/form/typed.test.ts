import { describe, expect, test } from "vitest";
import { moved, toggled, withWords } from "./list-moves.ts";
import { readNumber, writeNumber } from "./typed-number.ts";

describe("a number as people type it", () => {
  test.each([
    ["1250", 1250],
    ["1,250.5", 1250.5],
    ["1 250", 1250],
    ["١٢٥٠", 1250],
    ["۱۲٫۵", 12.5],
    ["١٬٢٥٠", 1250],
    [".5", 0.5],
    ["-3", -3],
  ])("%s is %d", (typed, value) => expect(readNumber(typed)).toBe(value));

  test.each(["twelve", "1.2.3", "-", ".", "1e3", "12x"])("%s is no number, and not nothing either", (typed) => {
    expect(readNumber(typed)).toBeNaN();
  });

  test("an empty box is nothing, not zero", () => {
    expect([readNumber(""), readNumber("  "), readNumber("0")]).toEqual([null, null, 0]);
  });

  test("riyals become whole halalas", () => {
    expect([readNumber("19.99", 100), readNumber("1.005", 100), readNumber("0.29", 100)]).toEqual([1999, 100, 29]);
    expect([writeNumber(1999, 100), writeNumber(null, 100), writeNumber(Number.NaN), writeNumber(0)]).toEqual(["19.99", "", "", "0"]);
  });
});

describe("words in one box", () => {
  test("commas of both scripts separate them, duplicates are dropped, and existing words stay in place", () => {
    expect(withWords(["oak"], " brass, oak ،نحاس؛ brass")).toEqual(["oak", "brass", "نحاس"]);
  });

  test("without new words the list is the same object, so that nothing counts as changed", () => {
    const items = ["oak"];
    expect(withWords(items, " , ")).toBe(items);
    expect(withWords(items, "oak")).toBe(items);
  });

  test("a label stands for its value", () => {
    expect(withWords([], "الرياض", (word) => (word === "الرياض" ? "Riyadh" : word))).toEqual(["Riyadh"]);
  });
});

describe("moving and choosing", () => {
  const list = ["a", "b", "c"];
  test("one item goes to another place", () => {
    expect(moved(list, 0, 2)).toEqual(["b", "c", "a"]);
    expect(moved(list, 2, 1)).toEqual(["a", "c", "b"]);
  });

  test("beyond the ends nothing moves", () => {
    expect([moved(list, 0, -1), moved(list, 0, 3), moved(list, 5, 0), moved(list, -1, 0), moved(list, 1, 1)]).toEqual([list, list, list, list, list]);
  });

  test("chosen once, whatever is clicked", () => {
    expect(toggled(["a"], "b", true)).toEqual(["a", "b"]);
    expect(toggled(["a", "b"], "a", false)).toEqual(["b"]);
    expect(toggled(["a"], "a", true)).toEqual(["a"]);
  });
});
