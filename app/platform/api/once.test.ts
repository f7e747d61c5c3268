import { describe, expect, test, vi } from "vitest";
import { once } from "./once.ts";

/** `found` in the order of the looks. */
const finding = (...found: (string | null)[]) => {
  const left = [...found];
  return () => Promise.resolve(left.shift() ?? null);
};

describe("a request sent twice", () => {
  test("is made when nothing is there", async () => {
    expect(await once(finding(null), () => Promise.resolve("new"))).toBe("new");
  });
  test("is answered with the first, without making anything", async () => {
    const make = vi.fn(() => Promise.resolve("second"));
    expect(await once(finding("first"), make)).toBe("first");
    expect(make).not.toHaveBeenCalled();
  });
  test("is answered with the first that took the key meanwhile", async () => {
    expect(await once(finding(null, "first"), () => Promise.resolve(null))).toBe("first");
  });
  test("is answered with the first when the second is refused because of it", async () => {
    expect(await once(finding(null, "first"), () => Promise.reject(new Error("the same text again")))).toBe("first");
  });
  test("is refused when nothing was made", async () => {
    await expect(once(finding(null, null), () => Promise.reject(new Error("tooShort")))).rejects.toThrow("tooShort");
    await expect(once(finding(null, null), () => Promise.resolve(null))).rejects.toThrow("nothing was made");
  });
});
