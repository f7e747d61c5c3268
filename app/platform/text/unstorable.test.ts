import { expect, test } from "vitest";
import { hasUnstorable } from "./unstorable.ts";

const NUL = "a\0b";

test.each([
  ["a text", NUL],
  ["a text in a list", ["a", NUL]],
  ["a value", { name: { ar: NUL } }],
  ["a key", { [NUL]: 1 }],
  ["the key of a map", new Map([[NUL, 1]])],
  ["the value of a map", new Map([[1, NUL]])],
  ["a set", new Set(["a", NUL])],
  ["the name of a file", [new File(["a"], NUL)]],
  ["half of a pair of surrogates", "a\ud800b"],
  ["the other half, in a key", { "\udc00": 1 }],
])("finds it in %s", (_, input) => expect(hasUnstorable(input)).toBe(true));

test.each([undefined, null, 0, "", "a", "\ud83d\ude00", [], {}, { a: [null, 1, true, new Date(0)] }, new Map([["a", "b"]]), new File([NUL], "a.bin")])(
  "%o has none",
  (input) => expect(hasUnstorable(input)).toBe(false),
);

test("however deep", () => {
  let input: unknown = NUL;
  for (let depth = 0; depth < 50_000; depth += 1) input = { input };
  expect(hasUnstorable(input)).toBe(true);
});
