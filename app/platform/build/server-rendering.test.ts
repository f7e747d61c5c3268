import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createPath, matchRoutes, type RouteObject, resolvePath } from "react-router";
import { expect, test } from "vitest";
import {
  PLAIN_ADDRESS,
  withDataRoutesOnce,
  withManifestTextOnce,
  withPlainChunks,
  withPlainLinks,
  withQuickMatching,
  withRoutesOnce,
} from "./server-rendering.ts";

const UTILS = "node_modules/react-router/dist/production/lib/router/utils.js";

async function quickMatching(): Promise<typeof matchRoutes> {
  const changed = withQuickMatching(await readFile(UTILS, "utf8")) ?? "";
  const whole = changed.replace(/from "(\.[^"]+)"/g, (_, path: string) => `from "${new URL(path, pathToFileURL(UTILS))}"`);
  const file = join(await mkdtemp(join(tmpdir(), "matching-")), "utils.mjs");
  await writeFile(file, whole);
  return ((await import(/* @vite-ignore */ file)) as { matchRoutes: typeof matchRoutes }).matchRoutes;
}

test("an address leads to the same screens as before", async () => {
  const routes: RouteObject[] = [
    {
      path: "",
      children: [
        { index: true },
        { children: [{ path: "vendors", children: [{ index: true }, { path: ":slug" }, { path: ":slug/edit" }] }, { path: "ideas/:style?/list" }] },
        { path: "files/*" },
        { path: "map.xml" },
        { path: "*" },
      ],
    },
  ];
  const quick = await quickMatching();
  const addresses = ["/", "/vendors", "/VENDORS/", "/vendors/a", "/vendors/a%2Fb/edit", "/vendors//a", "/ideas/list", "/ideas/x/list/", "/files", "/files/a/b"];
  for (const address of [...addresses, "/map.xml", "/mapxxml", "/%D8%AF/x", "/files(", "//", "/vendors/a/edit/more"])
    expect(quick(routes, address), address).toEqual(matchRoutes(routes, address));
});

test("a page is written as text", async () => {
  const changed = withPlainChunks(await readFile("node_modules/react-dom/cjs/react-dom-server.node.production.js", "utf8"));
  expect(changed).toContain("function writeChunk(destination, chunk) { destination.write(chunk); }");
  expect(changed).not.toContain("encodeInto(chunk");
});

test("the tree of routes and the manifest's text are made once for a build", async () => {
  const folder = "node_modules/react-router/dist/production/lib/dom";
  const server = withRoutesOnce(await readFile(`${folder}/ssr/server.js`, "utf8"));
  expect(server).toContain("let routes = routesOnce(manifest.routes, routeModules, context);");
  expect(withDataRoutesOnce(await readFile(`${folder}/server.js`, "utf8"))).toContain("let { manifest, dataRoutes } = dataRoutesOnce(routes);");
  expect(withManifestTextOnce(await readFile(`${folder}/ssr/components.js`, "utf8"))).toContain("manifestText(manifest, router)};`");
});

/** The function that the patch adds, by itself. */
const manifestText = new Function(
  "getPartialManifest",
  `${withManifestTextOnce("JSON.stringify(getPartialManifest(manifest, router), null, 2)")?.replace("manifestText(manifest, router)", "")}; return manifestText;`,
);

test("the manifest's text is that of the page's routes and of the addresses above", () => {
  const asked: string[] = [];
  const textOf = manifestText((_manifest: unknown, { state }: { state: { location: { pathname: string } } }) => {
    asked.push(state.location.pathname);
    return asked.length;
  });
  const manifest = { routes: {} };
  const text = (pathname: string, id = "vendor") => textOf(manifest, { state: { matches: [{ route: { id } }], location: { pathname } } });
  expect([text("/vendors/a"), text("/vendors/b"), text("/vendors/b/"), text("/ideas/b"), text("/vendors"), text("/vendors/a", "other")]).toEqual([
    "1",
    "1",
    "1",
    "2",
    "3",
    "4",
  ]);
  expect(asked).toEqual(["/vendors/a", "/ideas/b", "/vendors", "/vendors/a"]);
});

test("a plain address is written as React Router would write it", async () => {
  const plain = ["/home", "/vendors/bayt-1", "/signup?role=vendor", "/login?redirect=%2Fvendors%3Fpage%3D2"];
  const others = ["/", "", "home", "..", "/a/../b", "//host/a", "/a//b", "/a/", "/a/%D8%AF", "https://host/a", "?page=2", "#top", "/a b"];
  for (const address of plain) expect(createPath(resolvePath(address, "/vendors/x")), address).toBe(address);
  expect([...plain, ...others].filter((address) => PLAIN_ADDRESS.test(address))).toEqual(plain);
  const changed = withPlainLinks(await readFile("node_modules/react-router/dist/production/lib/dom/lib.js", "utf8"));
  expect(changed).toMatch(/forwardedRef\) \{\s+if \(typeof to === "string"/);
});

test("another release stops the build", () => {
  expect(withPlainLinks("")).toBeUndefined();
  expect(withRoutesOnce("")).toBeUndefined();
  expect(withDataRoutesOnce("")).toBeUndefined();
  expect(withManifestTextOnce("")).toBeUndefined();
  expect(withQuickMatching("for (;;) match();")).toBeUndefined();
  expect(withPlainChunks("function writeChunk() {}")).toBeUndefined();
});
