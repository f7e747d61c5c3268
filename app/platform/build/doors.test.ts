import { expect, test } from "vitest";
import { fileBehind } from "./doors.ts";

const door = `export { A } from "./visitor/a.tsx";
export { type B, C } from "./visitor/c.tsx";
export const D = 1;`;

test("a name of a door leads to the file that makes it", () => {
  expect(fileBehind(door, "A")).toBe("visitor/a.tsx");
  expect(fileBehind(door, "C")).toBe("visitor/c.tsx");
});

test("what a door makes itself stays there", () => {
  expect(fileBehind(door, "D")).toBeUndefined();
});
