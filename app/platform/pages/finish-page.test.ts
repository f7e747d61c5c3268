import { expect, test } from "vitest";
import { finishPage } from "./finish-page.server.ts";

const manifest = { entry: { module: "/assets/a.js", imports: ["/assets/b.js"] }, routes: { root: { id: "root", path: "a  b" } } };
const page = (json: string) => `<link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/><p>
  text: window.__reactRouterManifest</p><script>window.__reactRouterManifest = ${json};
  window.__reactRouterRouteModules = {"root":route0};</script>`;

test("scripts are fetched after what the first paint needs; nothing else changes", () => {
  const finished = finishPage(page(JSON.stringify(manifest, null, 2)));
  expect(finished).toBe(
    page(JSON.stringify(manifest, null, 2).replaceAll(/\n\s*/g, "")).replace('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'),
  );
});

test("the manifest stays the same data", () => {
  const json = /__reactRouterManifest = (.*);/.exec(finishPage(page(JSON.stringify(manifest, null, 2))))?.[1] ?? "";
  expect(JSON.parse(json)).toEqual(manifest);
});
