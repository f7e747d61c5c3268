import { expect, test } from "vitest";
import { fileBehind } from "./doors.ts";

const door = `export { A } from "./visitor/a.tsx";
export { type B, C } from "./visitor/c.tsx";
export const D = 1;`;

test("an export of a door resolves to the file that defines it", () => {
  expect(fileBehind(door, "A")).toBe("visitor/a.tsx");
  expect(fileBehind(door, "C")).toBe("visitor/c.tsx");
});

test("what a door defines itself stays there", () => {
  expect(fileBehind(door, "D")).toBeUndefined();
});
