import { expect, test, vi } from "vitest";
import { boundedCache } from "./bounded-cache.ts";

/** What was made, by a cache for two. */
function counted() {
  const make = vi.fn((key: string) => key.toUpperCase());
  const cached = boundedCache<string>(2);
  return { make, of: (key: string) => cached(key, () => make(key)) };
}

test("a value is made once, each key its own", () => {
  const { make, of } = counted();
  expect(["a", "b", "a", "b"].map(of)).toEqual(["A", "B", "A", "B"]);
  expect(make.mock.calls).toEqual([["a"], ["b"]]);
});

test("an empty text and nothing at all are values, too", () => {
  const make = vi.fn(() => 0);
  const cached = boundedCache<number>(2);
  expect([cached("", make), cached("", make)]).toEqual([0, 0]);
  expect(make).toHaveBeenCalledTimes(1);
});

test("one more than the most begins anew, with that one", () => {
  const { make, of } = counted();
  for (const key of ["a", "b", "c", "c"]) of(key);
  expect(make.mock.calls).toEqual([["a"], ["b"], ["c"]]);
  expect(["c", "a", "c"].map(of)).toEqual(["C", "A", "C"]);
  expect(make).toHaveBeenCalledTimes(4);
});

test("what fails to be made is made again", () => {
  const cached = boundedCache<string>(2);
  const make = vi.fn<() => string>().mockImplementationOnce(() => {
    throw new Error("no");
  });
  make.mockReturnValue("A");
  expect(() => cached("a", make)).toThrow("no");
  expect(cached("a", make)).toBe("A");
});

test("caches know nothing of each other", () => {
  const [one, other] = [boundedCache<string>(2), boundedCache<string>(2)];
  expect([one("a", () => "1"), other("a", () => "2")]).toEqual(["1", "2"]);
});
