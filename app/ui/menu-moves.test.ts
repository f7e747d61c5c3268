import { describe, expect, test } from "vitest";
import { itemByKey, placeOf } from "./menu-moves.ts";

const texts = ["Edit", "Share", " export", "Delete"];

describe("keys in an open menu", () => {
  test.each([
    ["ArrowDown", -1, 0],
    ["ArrowDown", 3, 0],
    ["ArrowUp", -1, 3],
    ["ArrowUp", 0, 3],
    ["Home", 2, 0],
    ["End", 1, 3],
    ["e", -1, 0],
    ["e", 0, 2],
    ["E", 2, 0],
    ["s", 1, 1],
    ["x", 0, null],
    [" ", 0, null],
    ["Tab", 0, null],
  ])("%s at %i leads to %s", (key, at, to) => expect(itemByKey(key, texts, at)).toBe(to));
  test("Arabic letters find their items, and an empty menu has none", () => {
    expect(itemByKey("ح", ["تعديل", "حذف"], 0)).toBe(1);
    expect(itemByKey("ArrowDown", [], -1)).toBeNull();
  });
});

describe("where a menu stands", () => {
  const room = { width: 390, height: 800 };
  const menu = { width: 200, height: 300 };
  const down = { isUp: false, isLeft: true };
  const at = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 40 });
  test.each([
    ["below its button, from the same left edge", at(100, 100), down, { left: 100, top: 146 }],
    ["from the same right edge", at(300, 100), { isUp: false, isLeft: false }, { left: 140, top: 146 }],
    ["above where that is wanted", at(100, 500), { isUp: true, isLeft: true }, { left: 100, top: 194 }],
    ["as low as it just fits", at(100, 446), down, { left: 100, top: 492 }],
    ["above one pixel further down", at(100, 447), down, { left: 100, top: 141 }],
    ["below where it was wanted above and has no room there", at(100, 100), { isUp: true, isLeft: true }, { left: 100, top: 146 }],
    ["moved in from the left edge", at(10, 100), { isUp: false, isLeft: false }, { left: 8, top: 146 }],
    ["moved in from the right edge", at(340, 100), down, { left: 182, top: 146 }],
  ])("%s", (_, button, wish, place) => expect(placeOf(menu, button, room, wish)).toEqual(place));
  test("one that fits on neither side takes the larger one and covers its button rather than leave the window", () => {
    const high = { width: 200, height: 700 };
    expect(placeOf(high, at(100, 300), room, down)).toEqual({ left: 100, top: 92 });
    expect(placeOf(high, at(100, 500), room, down)).toEqual({ left: 100, top: 8 });
  });
  test("the start of one that is too wide stays visible", () => {
    expect(placeOf({ width: 500, height: 100 }, at(100, 100), room, down)).toEqual({ left: 8, top: 146 });
  });
});
