import { expect, test } from "vitest";
import { isAcceptablePassword, isDifferentPassword, PASSWORD_MAX, PASSWORD_MIN, passwordRules } from "./password-rules.ts";

const met = (password: string, email?: string) => passwordRules(password, email).flatMap(({ id, isMet }) => (isMet ? [id] : []));
/** Of so many characters, all kinds of them. */
const long = (length: number) => "abcd".repeat(length).slice(0, length);

test("ten to 128 characters", () => {
  expect([PASSWORD_MIN, PASSWORD_MAX]).toEqual([10, 128]);
  expect([9, 10, 128, 129].map((length) => met(long(length)).includes("length"))).toEqual([false, true, true, false]);
});

test("four different ones at least", () => {
  expect([isDifferentPassword("abcabcabcabc"), isDifferentPassword("abcdabcdabcd"), isDifferentPassword("")]).toEqual([false, true, false]);
});

test("not with the name of one's address, in any case, when that has four letters", () => {
  expect(isDifferentPassword("my-Noura-2026", "noura@example.sa")).toBe(false);
  expect(isDifferentPassword("my-SAMI-2026", "Sami@example.sa")).toBe(false);
  expect(isDifferentPassword("my-ali-2026", "ali@example.sa")).toBe(true);
  expect(isDifferentPassword("my-example-2026", "noura@example.sa")).toBe(true);
  expect(isDifferentPassword("my-own-2026", "noura@example.sa")).toBe(true);
});

test("is acceptable when all of it is met", () => {
  expect([isAcceptablePassword(long(10)), isAcceptablePassword(long(9)), isAcceptablePassword("a".repeat(12))]).toEqual([true, false, false]);
  expect(isAcceptablePassword("noura-noura", "noura@example.sa")).toBe(false);
});
