import { expect, test } from "vitest";
import { lineAct, type Place } from "./line-keys.ts";

const text: Place = { takes: "text", isEmpty: false, isBareLine: false };
const number: Place = { ...text, takes: "nothing" };
const press = (key: string, more: object = {}) => ({
  key,
  code: `Key${key.toUpperCase()}`,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test.each([
  ["Enter", press("Enter"), text, "below"],
  ["Enter in a number", press("Enter"), number, "below"],
  ["Enter in a note", press("Enter"), { ...text, takes: "words" as const }, null],
  ["Shift and Enter", press("Enter", { shiftKey: true }), text, null],
  ["Ctrl and Enter", press("Enter", { ctrlKey: true }), text, null],
  ["Ctrl and D", press("d", { ctrlKey: true }), text, "copy"],
  ["Cmd and D", press("d", { metaKey: true }), number, "copy"],
  ["Ctrl and D on an Arabic keyboard", press("ي", { ctrlKey: true, code: "KeyD" }), text, "copy"],
  ["Alt and up", press("ArrowUp", { altKey: true }), text, "up"],
  ["Alt and down in a note", press("ArrowDown", { altKey: true }), { ...text, takes: "words" as const }, "down"],
  ["up alone", press("ArrowUp"), text, null],
  ["o in words", press("o"), text, null],
  ["o in a number", press("o"), number, { kind: "optional" }],
  ["the key of o on an Arabic keyboard", press("خ", { code: "KeyO" }), number, { kind: "optional" }],
  ["a", press("a"), number, { kind: "alternative" }],
  ["x", press("x"), number, { kind: "excluded" }],
  ["i", press("i"), number, { kind: "included" }],
  ["w", press("w"), number, { kind: "within" }],
  ["Ctrl and X", press("x", { ctrlKey: true }), number, null],
  ["q", press("q"), number, null],
  ["/ in an empty line", press("/"), { ...text, isEmpty: true }, "prices"],
  ["/ in words", press("/"), text, null],
  ["Backspace in an empty line", press("Backspace"), { ...text, isEmpty: true, isBareLine: true }, "remove"],
  ["Backspace in one with a price", press("Backspace"), { ...text, isEmpty: true }, null],
  ["Backspace in a number", press("Backspace"), { ...number, isEmpty: true, isBareLine: true }, null],
])("%s", (_, key, place, act) => expect(lineAct(key, place)).toEqual(act));
