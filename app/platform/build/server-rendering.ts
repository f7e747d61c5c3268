import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROUTES = "react-router/dist/production/lib/router/utils.js";
const RENDERER = "react-dom/cjs/react-dom-server.node.production.js";
const SERVER_ROUTER = "react-router/dist/production/lib/dom/ssr/server.js";
const STATIC_ROUTER = "react-router/dist/production/lib/dom/server.js";
const LINKS = "react-router/dist/production/lib/dom/lib.js";
const SCRIPTS = "react-router/dist/production/lib/dom/ssr/components.js";

const BRANCHES = "matches = matchRouteBranch(branches[i], decoded, allowPartial);";
const WRITE_CHUNK = /function writeChunk\(destination, chunk\) \{[\s\S]+?\n\}\n/;
const SERVER_ROUTES = "createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode)";
const DATA_ROUTES = /let manifest = \{\};\s+let dataRoutes = convertRoutesToDataRoutes\(routes, void 0, void 0, manifest\);/;
const MANIFEST_TEXT = "JSON.stringify(getPartialManifest(manifest, router), null, 2)";
const LINK = /function LinkWithRef\(\{[^}]+\.\.\.rest \}, forwardedRef\) \{\n/;
const PRECOMPUTED = "return textEncoder.encode(content);";
const LENGTH = /return "string" === typeof chunk\s*\? Buffer\.byteLength\(chunk, "utf8"\)\s*: chunk\.byteLength;/;

/** React Router tries every address of the product level by level, four times a page. One expression for the whole address excludes nearly all. */
export function withQuickMatching(code: string): string | undefined {
  if (!code.includes(BRANCHES)) return undefined;
  const quick = `if (allowPartial || mayMatch(branches[i], decoded)) ${BRANCHES}`;
  return `${code.replace(BRANCHES, quick)}
function mayMatch(branch, pathname) {
  branch.whole ??= compilePath(branch.path)[0];
  return branch.whole.test(pathname);
}
`;
}

/** React encodes every piece of markup by itself, for a socket. A page is collected as text. */
export function withPlainChunks(code: string): string | undefined {
  if (!WRITE_CHUNK.test(code) || !code.includes(PRECOMPUTED) || !LENGTH.test(code)) return undefined;
  return code
    .replace(WRITE_CHUNK, "function writeChunk(destination, chunk) { destination.write(chunk); }\n")
    .replace(PRECOMPUTED, "return content;")
    .replace(LENGTH, "return chunk.length;");
}

/** React Router makes the tree of all routes twice for each page. It is the same for every page of a build. */
export function withRoutesOnce(code: string): string | undefined {
  if (!code.includes(SERVER_ROUTES)) return undefined;
  return `${code.replace(SERVER_ROUTES, "routesOnce(manifest.routes, routeModules, context)")}
const routesOf = new WeakMap();
function routesOnce(routes, routeModules, { future, isSpaMode }) {
  if (!routesOf.has(routeModules)) routesOf.set(routeModules, createServerRoutes(routes, routeModules, future, isSpaMode));
  return routesOf.get(routeModules);
}
`;
}

export function withDataRoutesOnce(code: string): string | undefined {
  if (!DATA_ROUTES.test(code)) return undefined;
  return `${code.replace(DATA_ROUTES, "let { manifest, dataRoutes } = dataRoutesOnce(routes);")}
const dataRoutesOf = new WeakMap();
function dataRoutesOnce(routes) {
  if (!dataRoutesOf.has(routes)) {
    const manifest = {};
    dataRoutesOf.set(routes, { manifest, dataRoutes: convertRoutesToDataRoutes(routes, void 0, void 0, manifest) });
  }
  return dataRoutesOf.get(routes);
}
`;
}

/** The manifest in a page follows from its routes and the addresses above its own. */
export function withManifestTextOnce(code: string): string | undefined {
  if (!code.includes(MANIFEST_TEXT)) return undefined;
  return `${code.replace(MANIFEST_TEXT, "manifestText(manifest, router)")}
const manifestTexts = new WeakMap();
function manifestText(manifest, router) {
  const { matches, location } = router.state;
  const above = location.pathname.split("/").filter(Boolean).slice(0, -1);
  const key = [...matches.map((match) => match.route.id), "", ...above].join("/");
  let texts = manifestTexts.get(manifest.routes);
  if (!texts || texts.size >= 500) manifestTexts.set(manifest.routes, (texts = new Map()));
  if (!texts.has(key)) texts.set(key, ${MANIFEST_TEXT});
  return texts.get(key);
}
`;
}

/** An address that React Router would write as it stands. */
export const PLAIN_ADDRESS = /^(\/[\w-]+)+(\?[\w=&%+-]+)?$/;

/** A link resolves its address against the routes around it and prepares what happens on a click: on a server, a plain address is only written. */
export function withPlainLinks(code: string): string | undefined {
  if (!LINK.test(code)) return undefined;
  const plain = `if (typeof to === "string" && ${PLAIN_ADDRESS}.test(to) && !mask) {
    return React$1.createElement("a", { ...rest, href: to, target, "data-discover": discover === "render" ? "true" : void 0 });
  }
`;
  return code.replace(LINK, (start) => start + plain);
}

const CHANGES: Record<string, (code: string) => string | undefined> = {
  [ROUTES]: withQuickMatching,
  [RENDERER]: withPlainChunks,
  [SERVER_ROUTER]: withRoutesOnce,
  [STATIC_ROUTER]: withDataRoutesOnce,
  [SCRIPTS]: withManifestTextOnce,
  [LINKS]: withPlainLinks,
};

/** Patches of the two libraries that write a page on the server, where most of its processor time goes. A release that differs stops the build. */
export const serverRendering = (): Plugin => ({
  name: "server-rendering",
  apply: "build",
  config: () => ({ ssr: { noExternal: ["react-router"] } }),
  applyToEnvironment: ({ name }) => name === "ssr",
  // The renderer alone becomes part of the build: the rest of React stays one copy.
  resolveId: {
    filter: { id: /^react-dom\/server$/ },
    handler: () => fileURLToPath(import.meta.resolve("react-dom/package.json")).replace("react-dom/package.json", RENDERER),
  },
  transform: {
    filter: { id: new RegExp(`(${Object.keys(CHANGES).join("|")})$`) },
    handler(code, id) {
      const change = Object.entries(CHANGES).find(([file]) => id.endsWith(file))?.[1];
      const changed = change?.(code);
      if (changed === undefined) this.error(`${id} is another one: look again at what it does, and at app/platform/build/server-rendering.ts.`);
      return changed;
    },
  },
});
