import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { quickFolder } from "./quick-folder.ts";

test("memory where there is room, else the folder for what is temporary", () => {
  expect(quickFolder("/", 0)).toBe("/");
  expect(quickFolder("/", Number.MAX_SAFE_INTEGER)).toBe(tmpdir());
  expect(quickFolder("/no-such-folder", 0)).toBe(tmpdir());
});
