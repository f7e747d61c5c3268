import { expect, test } from "vitest";
import { finishPage } from "./finish-page.server.ts";

const manifest = { entry: { module: "/assets/a.js", imports: ["/assets/b.js"] }, routes: { root: { id: "root", path: "a  b", hasLoader: true } } };
const photograph = '<img src="/a.jpg" fetchPriority="high"/>';
const page = (json: string, picture = photograph) => `${picture}<link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/><p>
  text: window.__reactRouterManifest import * as a from &quot;/x.js&quot;;</p><script nonce="n" type="module" async="">;
import * as route0_main from "/assets/a.js";
const route0 = {...route0_main};window.__reactRouterManifest = ${json};
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script>`;

test("scripts wait until the page is painted; nothing else changes", () => {
  const finished = finishPage(page(JSON.stringify(manifest)));
  expect(finished).toBe(
    page(JSON.stringify(manifest))
      .replace('<link rel="modulepreload"', "<link data-later")
      .replace('async="">', 'async="">await pageStart.painted;')
      .replace('import * as route0_main from "/assets/a.js";', 'const route0_main = await pageStart.load("/assets/a.js");')
      .replace('import("/assets/entry.js")', 'pageStart.load("/assets/entry.js").then(pageStart.ready)'),
  );
});

test("a page without a first photograph waits for nothing", () => {
  const finished = finishPage(page(JSON.stringify(manifest), '<img src="/a.jpg"/>'));
  expect(finished).toContain('<link rel="modulepreload"');
  expect(finished).not.toContain("pageStart.painted");
  expect(finished).toContain('const route0_main = await pageStart.load("/assets/a.js");');
});

test("the manifest says the same in fewer bytes", () => {
  const { root } = manifest.routes;
  const whole = { ...manifest, routes: { root: { ...root, hasAction: false } } };
  const json = /__reactRouterManifest = (.*);/.exec(finishPage(page(JSON.stringify(whole, null, 2))))?.[1] ?? "";
  expect(JSON.parse(json)).toEqual(manifest);
});
