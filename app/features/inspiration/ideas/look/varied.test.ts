import { expect, test } from "vitest";
import { varied } from "./varied.ts";

const ranked = (rooms: string) => [...rooms].map((room, index) => ({ id: `${room}${index}`, room }));
const ids = (rooms: string, limit = 4) => varied(ranked(rooms), "k", limit).map(({ id }) => id);

test("no more than half are of the same kind, and no other kind comes twice", () => {
  expect(ids("kkkkkbbld")).toEqual(["k0", "k1", "b5", "l7"]);
  expect(ids("bkbkkl")).toEqual(["b0", "k1", "k3", "l5"]);
  expect(ids("kkkkbld", 3)).toEqual(["k0", "k1", "b4"]);
});

test("what is missing is filled with the next most alike", () => {
  expect(ids("kkkkk")).toEqual(["k0", "k1", "k2", "k3"]);
  expect(ids("kkbbb")).toEqual(["k0", "k1", "b2", "b3"]);
  expect(ids("kb")).toEqual(["k0", "b1"]);
  expect(ids("")).toEqual([]);
});
