import { describe, expect, test } from "vitest";
import { codeAt, stepOf } from "./totp.ts";

// RFC 6238, appendix B, of whose eight digits the apps show the last six.
const SECRET = "12345678901234567890";
const PUBLISHED: [seconds: number, code: string][] = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
];

describe("the code of an authenticator app", () => {
  test.each(PUBLISHED)("after %i seconds is the published one", (seconds, code) => {
    expect(codeAt(SECRET, Math.floor(seconds / 30))).toBe(code.slice(-6));
  });

  test("has six digits, also where it begins with zeros", () => {
    const codes = Array.from({ length: 300 }, (_, step) => codeAt(SECRET, step));
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    expect(codes.some((code) => code.startsWith("0"))).toBe(true);
  });
});

describe("a code that is typed", () => {
  const begin = 1_234_567_890_000;
  const step = begin / 30_000;
  const code = codeAt(SECRET, step);
  test.each([
    ["at its first moment", begin, step],
    ["at its last moment", begin + 29_999, step],
    ["until half a minute later", begin + 59_999, step],
    ["half a minute early", begin - 30_000, step],
    ["later than that", begin + 60_000, undefined],
    ["earlier than that", begin - 30_001, undefined],
  ])("%s", (_, now, expected) => expect(stepOf(code, SECRET, now)).toBe(expected));

  test.each(["", code.slice(1), `${code}0`, ` ${code}`, "undefined"])("%j is none", (typed) => expect(stepOf(typed, SECRET, begin)).toBeUndefined());
  test("of another secret is none", () => expect(stepOf(code, "another secret of them", begin)).toBeUndefined());
});
