import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { readFacade } from "./facades.server.ts";
import { finishPage } from "./finish-page.server.ts";

const none = () => undefined;
const manifest = { entry: { module: "/assets/a.js", imports: ["/assets/b.js"] }, routes: { root: { id: "root", path: "a  b", hasLoader: true } } };
const photograph = '<img src="/a.jpg" fetchPriority="high"/>';
const page = (
  json: string,
  picture = photograph,
) => `<link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head><body>${picture}<p>
  text: window.__reactRouterManifest import * as a from &quot;/x.js&quot;;</p><script nonce="n" type="module" async="">;
import * as route0_main from "/assets/a.js";
const route0 = {...route0_main};window.__reactRouterManifest = ${json};
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script>`;

test("scripts wait until the page is painted; nothing else changes", () => {
  const finished = finishPage(page(JSON.stringify(manifest)), none);
  expect(finished).toBe(
    page(JSON.stringify(manifest))
      .replace('<link rel="modulepreload"', "<link data-later")
      .replace('async="">', 'async="">await pageStart.painted;')
      .replace('import * as route0_main from "/assets/a.js";', 'const route0_main = await pageStart.load("/assets/a.js");')
      .replace('import("/assets/entry.js")', 'pageStart.load("/assets/entry.js").then(pageStart.ready)'),
  );
});

test("a page without a first photograph waits for nothing", () => {
  const finished = finishPage(page(JSON.stringify(manifest), '<img src="/a.jpg"/>'), none);
  expect(finished).toContain('<link rel="modulepreload"');
  expect(finished).not.toContain("pageStart.painted");
  expect(finished).toContain('const route0_main = await pageStart.load("/assets/a.js");');
});

test("the manifest says the same in fewer bytes", () => {
  const { root } = manifest.routes;
  const whole = { ...manifest, routes: { root: { ...root, hasAction: false } } };
  const json = /__reactRouterManifest = (.*);/.exec(finishPage(page(JSON.stringify(whole, null, 2)), none))?.[1] ?? "";
  expect(JSON.parse(json)).toEqual(manifest);
});

test("a page without scripts stays as it is", () => {
  expect(finishPage(`<body>${photograph}</body>`, none)).toBe(`<body>${photograph}</body>`);
});

test("a route does not name again what every page has", () => {
  const routes = { root: { imports: ["/assets/a.js", "/assets/b.js", "/assets/c.js"] } };
  const json = /__reactRouterManifest = (.*);/.exec(finishPage(page(JSON.stringify({ ...manifest, routes }, null, 2)), none))?.[1] ?? "";
  expect(JSON.parse(json)).toEqual({ ...manifest, routes: { root: { imports: ["/assets/c.js"] } } });
});

test("a facade is not asked for: its names are taken from the piece", () => {
  const facade = readFacade('export{en as ErrorBoundary,nn as default}from"./piece.js";');
  const routes = { root: { id: "root", module: "/assets/a.js", imports: ["/assets/piece.js"] } };
  const links = page(JSON.stringify({ ...manifest, routes }, null, 2)).replace(
    /(<link rel="modulepreload"[^>]*>)/,
    '$1<link rel="modulepreload" href="/assets/piece.js"/>$1',
  );
  const finished = finishPage(links, (address) => (address === "/assets/a.js" ? facade : undefined));
  expect(finished).toContain('const route0_main = await pageStart.part("/assets/piece.js",{"ErrorBoundary":"en","default":"nn"});');
  expect(finished).not.toContain("/assets/a.js");
  expect(finished.match(/<link data-later/g)).toHaveLength(1);
  expect(finished).toContain('"module":"/assets/piece.js"');
});

test("a route that is not on the page yet is loaded through its facade when someone goes there", () => {
  const facade = readFacade('export{nn as default}from"./piece.js";');
  const routes = { root: { id: "root", module: "/assets/a.js" }, other: { id: "other", module: "/assets/other.js" } };
  const json = /__reactRouterManifest = (.*);/.exec(finishPage(page(JSON.stringify({ ...manifest, routes }, null, 2)), () => facade))?.[1] ?? "";
  expect(JSON.parse(json).routes.root.module).toBe("/assets/piece.js");
  expect(JSON.parse(json).routes.other.module).toBe("/assets/other.js");
});

test.each(['export{a as default}from"./a.js";console.log(1);', 'import{a}from"./b.js";export{a};', "export{};"])(
  "what does more than hand on is no facade: %s",
  (source) => {
    expect(readFacade(source)).toBeUndefined();
  },
);

test("what loaders returned is the same text in single quotes", () => {
  const state = JSON.stringify([{ say: "a \"b\" \\ 'c' \n < é" }]).replaceAll("<", "\\u003C");
  const call = "window.__reactRouterContext.streamController.enqueue(";
  const scripts = `<script nonce="n">${call}${JSON.stringify(state)});</script><script>${call}"[\\"second\\"]");</script>`;
  const finished = finishPage(page("{}") + scripts, none);
  const calls = Array.from(finished.matchAll(/enqueue\((.*?)\);<\/script>/g), ([, text = ""]) => text);
  expect(calls).toHaveLength(2);
  // As a browser reads it.
  expect(calls.map((text) => runInNewContext(text))).toEqual([state, '["second"]']);
  expect(calls[1]).toBe(`'["second"]'`);
});
