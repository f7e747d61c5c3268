import { describe, expect, test } from "vitest";
import { MOST_LINES } from "./cart.limits.ts";
import { add, type CartItem, changedLines, merge, overlay, parseItems, pieces, remove, setQuantity } from "./cart.rules.ts";

const sofa: CartItem = { id: "sofa", variant: "emerald", quantity: 1, price: 645_000 };
const blue: CartItem = { id: "sofa", variant: "blue", quantity: 1, price: 620_000 };
const lamp: CartItem = { id: "lamp", variant: "brass", quantity: 2, price: 79_000 };
const many = (n: number) => Array.from({ length: n }, (_, index) => ({ ...lamp, variant: `v${index}` }));

describe("add", () => {
  test("the same id and variant become more, and the price is the newest", () => {
    expect(add([sofa, lamp], { ...sofa, quantity: 2, price: 600_000 })).toEqual([{ ...sofa, quantity: 3, price: 600_000 }, lamp]);
  });
  test("another variant of a product is another line", () => expect(add([sofa], blue)).toEqual([sofa, blue]));
  test("at most 99 of a line", () => {
    expect(add([{ ...lamp, quantity: 98 }], lamp)).toEqual([{ ...lamp, quantity: 99 }]);
    expect(add([], { ...lamp, quantity: 120 })).toEqual([{ ...lamp, quantity: 99 }]);
  });
  test("at most 50 lines; a known one still grows", () => {
    const full = many(MOST_LINES);
    expect(add(full, sofa)).toEqual(full);
    expect(add(full.slice(1), sofa)).toHaveLength(MOST_LINES);
    expect(add(full, { ...lamp, variant: "v7" })[7]).toMatchObject({ quantity: 4 });
  });
  test("less than one is nothing", () => expect(add([], { ...lamp, quantity: 0 })).toEqual([]));
});

describe("setQuantity", () => {
  test.each([
    [3, [sofa, { ...lamp, quantity: 3 }]],
    [120, [sofa, { ...lamp, quantity: 99 }]],
    [0, [sofa]],
    [-1, [sofa]],
  ])("to %i", (quantity, expected) => expect(setQuantity([sofa, lamp], lamp, quantity)).toEqual(expected));
  test("removing a variant leaves the others of its product", () => expect(remove([sofa, blue], sofa)).toEqual([blue]));
});

describe("merge", () => {
  test("the larger quantity of each line, and lines of both", () => {
    expect(merge([sofa, lamp], [{ ...lamp, quantity: 5 }, blue])).toEqual([sofa, { ...lamp, quantity: 5 }, blue]);
    expect(merge([{ ...lamp, quantity: 5 }], [lamp])).toEqual([{ ...lamp, quantity: 5 }]);
  });
  test("merging again changes nothing", () => {
    const merged = merge([sofa], [lamp, blue]);
    expect(merge(merged, [lamp, blue])).toEqual(merged);
  });
});

describe("overlay", () => {
  test("changes, removals and new lines on top of what the account has", () => {
    expect(overlay([sofa, lamp], [{ ...sofa, quantity: 4, price: 1 }, { ...lamp, quantity: 0 }, blue])).toEqual([{ ...sofa, quantity: 4, price: 1 }, blue]);
  });
  test("removing what is not there adds nothing", () => expect(overlay([sofa], [{ ...lamp, quantity: 0 }])).toEqual([sofa]));
});

test("changed lines, with what is gone as 0", () => {
  expect(changedLines([sofa, lamp], [sofa, { ...blue, quantity: 2 }])).toEqual([
    { ...blue, quantity: 2 },
    { ...lamp, quantity: 0 },
  ]);
  expect(changedLines([sofa], [{ ...sofa, price: 1 }])).toEqual([{ ...sofa, price: 1 }]);
});

test("pieces are counted, not lines", () => expect(pieces([sofa, lamp])).toBe(3));

describe("parseItems", () => {
  test.each([null, "", "{}", "not json", "[1,null]", '[{"id":"sofa"}]', `[${JSON.stringify({ ...sofa, quantity: 1.5 })}]`])("%s is an empty cart", (stored) => {
    expect(parseItems(stored)).toEqual([]);
  });
  test("what is too much is left out, and a line that is there twice is one", () => {
    expect(parseItems(JSON.stringify(many(60)))).toHaveLength(MOST_LINES);
    expect(parseItems(JSON.stringify([lamp, sofa, lamp]))).toEqual([{ ...lamp, quantity: 4 }, sofa]);
  });
});
