import { describe, expect, test } from "vitest";
import { buyable, changesOf, type Standing, understood } from "./cart.changes.ts";

const sofa = { id: "sofa", variant: "emerald", quantity: 2, price: 1_000 };
const standing = (more: Partial<Standing> = {}): Standing => ({ variant: "emerald", price: 1_000, left: 5, ...more });

describe("changesOf", () => {
  test.each([
    ["nothing", standing(), []],
    ["exactly enough is left", standing({ left: 2 }), []],
    ["made to order has no limit", standing({ left: null }), []],
    ["lowered", standing({ price: 900 }), [{ kind: "cheaper", by: 100 }]],
    ["raised", standing({ price: 1_001 }), [{ kind: "dearer", by: 1 }]],
    ["fewer left, also where the price changed", standing({ left: 1, price: 900 }), [{ kind: "fewer", left: 1, asked: 2 }]],
    ["sold out", standing({ left: 0 }), [{ kind: "soldOut" }]],
  ])("%s", (_, now, expected) => expect(changesOf([sofa], [now], [])).toEqual(expected.map((change) => ({ variant: "emerald", ...change }))));
  test("no longer sold", () => expect(changesOf([sofa], [standing({ variant: "blue" })], [])).toEqual([{ variant: "emerald", kind: "gone" }]));
  test("what cannot be had is said once; that it is back is no news to be confirmed", () => {
    expect(changesOf([sofa], [standing({ left: 0 })], ["emerald"])).toEqual([]);
    expect(changesOf([sofa], [], ["emerald"])).toEqual([]);
    expect(changesOf([sofa], [standing()], ["emerald"])).toEqual([]);
  });
});

test("once understood nothing has changed, and what is sold out stays in the cart", () => {
  const lamp = { id: "lamp", variant: "brass", quantity: 1, price: 50 };
  const rug = { id: "rug", variant: "wool", quantity: 3, price: 70 };
  const standings = [standing({ left: 1, price: 900 }), standing({ variant: "brass", left: 0, price: 60 })];
  const now = understood([sofa, lamp, rug], standings);
  expect(now).toEqual({ items: [{ ...sofa, quantity: 1, price: 900 }, { ...lamp, price: 60 }, rug], out: ["brass", "wool"] });
  expect(changesOf(now.items, standings, now.out)).toEqual([]);
});

test.each([
  [standing({ left: 1 }), 1],
  [standing({ left: 9 }), 2],
  [standing({ left: null }), 2],
  [standing({ left: 0 }), 0],
  [undefined, 0],
])("of %j %i can be bought", (now, n) => expect(buyable(sofa, now)).toBe(n));
