import { describe, expect, test } from "vitest";
import { cleanText, oneLine, parseDecimal, splitList } from "./cells.ts";

describe("the text of a cell", () => {
  test.each([
    ["", ""],
    ["  plain \n", "plain"],
    ["two\nlines", "two\nlines"],
    ["two\r\nlines\rmore", "two\nlines\nmore"],
    ["a\u0000b\u0007c\u007Fd", "abcd"],
    ["\u200Fمفروشات\u200E", "مفروشات"],
    ["\uFEFF\u202Bname\u202C", "name"],
    // One letter with its mark, written as two.
    ["e\u0301", "\u00E9"],
    ["half a pair \uD83D", "half a pair \uFFFD"],
    ["ء tab\there ", "ء tab\there"],
  ])("%j is stored as %j", (cell, text) => expect(cleanText(cell)).toBe(text));

  test.each([
    ["'=SUM(A1)", "=SUM(A1)"],
    ["'+966", "+966"],
    ["'-1", "-1"],
    ["'@home", "@home"],
    ["'＝مرحبا", "＝مرحبا"],
    ["'tis", "'tis"],
    ["''=x", "''=x"],
    ["O'=Brien", "O'=Brien"],
  ])("loses the apostrophe of an export, no other one: %j", (cell, text) => expect(cleanText(cell)).toBe(text));
});

test.each([
  ["one line", "one line"],
  ["two\nlines", "two lines"],
  ["two  spaces", "two spaces"],
  ["a\ttab", "a tab"],
  ["hard\u00A0space", "hard space"],
  ["  at the ends  ", "at the ends"],
])("on one line %j is %j", (text, line) => expect(oneLine(text)).toBe(line));

describe("a decimal number", () => {
  test.each<[string, number]>([
    ["0", 0],
    ["12.50", 12.5],
    ["-3", -3],
    ["+3.", 3],
    [".5", 0.5],
    ["1e3", 1000],
    ["1,234", 1234],
    ["1,234,567.8", 1_234_567.8],
    ["4,5", 4.5],
    ["4,55", 4.55],
    ["1.234,5", 1234.5],
    ["1 234,50", 1234.5],
    ["1'234", 1234],
    ["١٬٢٣٤٫٥", 1234.5],
    ["−7", -7],
    ["\u00A012\u202F000 ", 12000],
  ])("%j is %d", (text, value) => expect(parseDecimal(text)).toBe(value));

  test.each(["", "-", ".", "x", "1,23,4", "12,3456", "1.2.3", "1,2,3", "5%", "1e999", "1e1234", "0x10"])("%j is none", (text) =>
    expect(parseDecimal(text)).toBeNull(),
  );
});

describe("a list in a cell", () => {
  test.each<[string, boolean, string[]]>([
    ["", false, []],
    [" ; ;", false, []],
    ["a;b؛c،d\ne", false, ["a", "b", "c", "d", "e"]],
    ["Riyadh, Jeddah", false, ["Riyadh, Jeddah"]],
    ["Riyadh, Jeddah", true, ["Riyadh", "Jeddah"]],
    // Each once, as it was written last.
    ["Modern; modern ;MODERN;Other", false, ["MODERN", "Other"]],
    [" two  words ;x", false, ["two words", "x"]],
  ])("%j (in quotation marks: %s) is %j", (text, isQuoted, items) => expect(splitList(text, isQuoted)).toEqual(items));
});
