import { describe, expect, test } from "vitest";
import { normalizePhone, readablePhone, takesMessages } from "./phone.ts";

const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
const persian = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)));
const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

/** The same choices in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state % below;
  };
}

describe("Saudi mobiles", () => {
  const PREFIXES = ["05", "5", "+9665", "009665", "9665", "+966 (0) 5", "+966-5", "(+966) 5", "+96605"];
  const SCRIPTS = [(text: string) => text, arabic, persian, wide];
  const SEPARATORS = ["", " ", "-", ".", "  ", "\u00a0"];

  test("in every spelling are one number", () => {
    const next = numbers(7);
    let tried = 0;
    for (const prefix of PREFIXES)
      for (const script of SCRIPTS)
        for (let n = 0; n < 40; n += 1) {
          const digits = String(next(100_000_000)).padStart(8, "0");
          const separator = SEPARATORS[next(SEPARATORS.length)] ?? "";
          const cut = 1 + next(7);
          const spelled = script(`${prefix}${digits.slice(0, cut)}${separator}${digits.slice(cut)}`);
          const marked = [spelled, ` ${spelled} `, `\u200e${spelled}`, `\u2066${spelled}\u2069`, `\u202a${spelled}\u202c`][next(5)] ?? spelled;
          expect(normalizePhone(marked), JSON.stringify(marked)).toBe(`+9665${digits}`);
          tried += 1;
        }
    expect(tried).toBe(1440);
  });

  test("what was normalized stays as it is", () => expect(normalizePhone("+966550009001")).toBe("+966550009001"));
});

test.each([
  ["+971 50 123 4567", "+971501234567"],
  ["0044 20 7946 0958", "+442079460958"],
  ["+1 (212) 555-0123", "+12125550123"],
  ["011 465 0000", "+966114650000"],
])("%s is %s", (text, number) => expect(normalizePhone(text)).toBe(number));

test.each([
  "",
  "abc",
  "05",
  "050123456",
  "05012345678901",
  "+966 12",
  "0501234567 ext. 5",
  "0501234567;0559998888",
  "+000000000",
  "call me",
  "5".repeat(40),
  "0501234567\n0501234568",
])("%j is no number", (text) => expect(normalizePhone(text)).toBeNull());

test("noise never throws and gives E.164 or nothing", () => {
  const next = numbers(11);
  const ALPHABET = [..."0123456789+-() .٠١٢٣٤٥٦٧٨٩۰۵۹abcx#*,;\u200f\u202b\n"];
  for (let n = 0; n < 5_000; n += 1) {
    const text = Array.from({ length: next(24) }, () => ALPHABET[next(ALPHABET.length)]).join("");
    const number = normalizePhone(text);
    if (number !== null) expect(number).toMatch(/^\+[1-9]\d{6,14}$/);
  }
});

test.each([
  ["+966550001000", "+966 55 000 1000"],
  ["0112345678", "+966 11 234 5678"],
  ["+971501234567", "+971 50 123 4567"],
  ["9200 12345 ext. 3", "9200 12345 ext. 3"],
])("%s reads as %s", (stored, readable) => expect(readablePhone(stored)).toBe(readable));

test("Saudi landlines take no messages", () => {
  expect(takesMessages("+966114650000")).toBe(false);
  expect(takesMessages("+966550009001")).toBe(true);
  expect(takesMessages("+971501234567")).toBe(true);
});
