import { expect, test } from "vitest";
import { arranged, askedGroups, groupsOf, MAIN } from "./category-groups.ts";

const at = (id: string, parentId: string | null = null) => ({ id, parentId });

test("groups stand as the list has them", () => {
  expect(groupsOf([at("a"), at("a1", "a"), at("a2", "a"), at("b")])).toEqual({ [MAIN]: ["a", "b"], a: ["a1", "a2"] });
});

test("what has gone is left out, what is new comes last", () => {
  expect(arranged(["a", "b", "new"], ["b", "gone", "a"])).toEqual(["b", "a", "new"]);
  expect(arranged(["a", "b"])).toEqual(["a", "b"]);
});

test("asks for changed groups alone, and not for the children of what has gone", () => {
  const there = [at("a"), at("a1", "a"), at("b"), at("b1", "b"), at("b2", "b")];
  expect(askedGroups(there, { [MAIN]: ["b", "a"], b: ["b2", "b1"], gone: ["x"] }, ["b", "gone"])).toEqual([
    { parentId: "b", seen: ["b1", "b2"], ids: ["b2", "b1"] },
  ]);
  expect(askedGroups(there, { [MAIN]: ["b", "a"] }, [MAIN])).toEqual([{ parentId: null, seen: ["a", "b"], ids: ["b", "a"] }]);
});
