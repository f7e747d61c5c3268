import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { throwOnFailedModule } from "./route-modules.ts";

test("the installed React Router throws when the script of a screen does not come", () => {
  const code = throwOnFailedModule(readFileSync("node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js", "utf8"));
  expect(code).toContain("throw error;");
  expect(code).not.toContain("location.reload");
});

test("another way to load modules is noticed", () => expect(throwOnFailedModule("location.replace(next)")).toBeUndefined());
