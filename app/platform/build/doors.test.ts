import { expect, test } from "vitest";
import { fileBehind, throughDoor } from "./doors.ts";

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

test("an import of one name leads past the door, one of more names through it", () => {
  const ask = (then: string) => throughDoor(`import("#app/features/x/y/public.ts").then(${then})`, () => door);
  for (const then of ["(module) => ({ default: module.A })", "({ A }) => A()", "async ({ A }) => A()"])
    expect(ask(then)).toBe(`import("#app/features/x/y/visitor/a.tsx").then(${then})`);
  for (const then of ["({ A, C }) => A(C)", "({ D }) => D", "(module) => ({ default: module.D })"])
    expect(ask(then)).toBe(`import("#app/features/x/y/public.ts").then(${then})`);
});
