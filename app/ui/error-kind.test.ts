import { expect, test } from "vitest";
import { errorDetails, isNetworkOrModuleError } from "./error-kind.ts";

test.each([
  [new TypeError("Failed to fetch dynamically imported module: https://x/assets/a.js"), true],
  [new TypeError("error loading dynamically imported module"), true],
  [new TypeError("Importing a module script failed."), true],
  [new TypeError("Failed to fetch"), true],
  [new TypeError("Load failed"), true],
  [new TypeError("NetworkError when attempting to fetch resource."), true],
  [Object.assign(new Error("x"), { name: "ChunkLoadError" }), true],
  [new TypeError("Cannot read properties of undefined (reading 'map')"), false],
  [new Error("Unexpected Server Error"), false],
  ["Failed to fetch", false],
  [{ status: 500 }, false],
])("%s is a network or module error: %s", (error, expected) => expect(isNetworkOrModuleError(error)).toBe(expected));

test("details of a response and of an error", () => {
  expect(errorDetails({ status: 502, statusText: "Bad Gateway" })).toBe("HTTP 502: Bad Gateway");
  expect(errorDetails(new Error("no"))).toContain("Error: no");
});
