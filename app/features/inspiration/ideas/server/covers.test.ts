import { expect, test } from "vitest";
import { type Cover, coverPicker } from "./covers.server.ts";

const cover = (sha256: string): Cover => ({ sha256, photo: { id: sha256, width: 1, height: 1, blur: null, colors: [], altEn: null, altAr: null } });
const [a, b, c] = [cover("a"), cover("b"), cover("c")] as const;

test("a page takes what it does not show yet, and repeats only what has no other", () => {
  const pick = coverPicker(["a"]);
  expect(pick([a, b, c])).toBe(b);
  expect(pick([a, b, c])).toBe(c);
  expect(pick([a, b, c])).toBe(a);
  expect(pick([])).toBeUndefined();
});
