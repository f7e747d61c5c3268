import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { reportFailedModule, withoutInstrumentation, withoutServerParts, withPlainBoundary } from "./react-router.ts";

const installed = (path: string) => readFileSync(`node_modules/react-router/dist/production/lib/${path}`, "utf8");

test("the patched React Router reports a screen whose script fails to load", () => {
  const code = reportFailedModule(installed("dom/ssr/routeModules.js"));
  expect(code).toContain('new CustomEvent("screen-failed"');
  expect(code).not.toContain("location.reload");
});

test("its instrumentation is left out, under the same names", () => {
  const code = withoutInstrumentation(installed("router/instrumentation.js")) ?? "";
  for (const name of ["consumeInstrumentationClientResultMetaReceiver", "getRouteInstrumentationUpdates", "instrumentClientSideRouter"])
    expect(code).toContain(`export const ${name} =`);
});

test("its default error page shows no stack", () => {
  const code = withPlainBoundary(installed("dom/ssr/errorBoundaries.js")) ?? "";
  expect(code).toContain("Application Error");
  expect(code).not.toContain(".stack");
  expect(code).toContain("var RemixErrorBoundary =");
  expect(code).toContain("export { BoundaryShell, RemixErrorBoundary, RemixRootDefaultErrorBoundary }");
});

test("what only a server writes is left out", () => {
  const whole = installed("dom/ssr/components.js");
  const code = withoutServerParts(whole) ?? "";
  expect(code).toContain('let contextScript = " ", routeModulesScript = " ";');
  expect(code).not.toMatch(/streamController|React\$1\.createElement\(RSC/);
  expect(code).toContain("return /* @__PURE__ */ React$1.createElement(PrefetchPageLinksImpl");
  expect(code.match(/^function \w+/gm)).toEqual(whole.match(/^function \w+/gm));
});

test("another library is noticed", () => {
  expect(reportFailedModule("location.replace(next)")).toBeUndefined();
  expect(withoutServerParts('let contextScript = " ";')).toBeUndefined();
  expect(withPlainBoundary("export { BoundaryShell };")).toBeUndefined();
  expect(withoutInstrumentation("export { instrumentClientSideRouter, more };")).toBeUndefined();
});
