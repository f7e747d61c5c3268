import { describe, expect, test } from "vitest";
import { fitsAbove, itemByKey, shiftInto } from "./menu-moves.ts";

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

describe("a menu at the edge of the window", () => {
  const room = { width: 390, height: 800 };
  const at = (left: number, right: number, top: number, bottom: number) => ({ left, right, top, bottom });
  test("opens upwards when it would leave below and has room above", () => {
    const menu = at(0, 200, 700, 900);
    expect(fitsAbove(menu, at(0, 40, 660, 694), room)).toBe(true);
    expect(fitsAbove(menu, at(0, 40, 150, 694), room)).toBe(false);
    expect(fitsAbove(at(0, 200, 500, 792), at(0, 40, 460, 494), room)).toBe(false);
  });
  test("is moved into the window, and the start of one that is too wide stays visible", () => {
    expect(shiftInto(at(100, 300, 0, 0), room)).toBe(0);
    expect(shiftInto(at(-20, 180, 0, 0), room)).toBe(28);
    expect(shiftInto(at(250, 450, 0, 0), room)).toBe(-68);
    expect(shiftInto(at(20, 420, 0, 0), room)).toBe(-12);
  });
});
