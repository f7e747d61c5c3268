import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROUTES = "react-router/dist/production/lib/router/utils.js";
const RENDERER = "react-dom/cjs/react-dom-server.node.production.js";

const BRANCHES = "matches = matchRouteBranch(branches[i], decoded, allowPartial);";
const WRITE_CHUNK = /function writeChunk\(destination, chunk\) \{[\s\S]+?\n\}\n/;
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

const CHANGES: Record<string, (code: string) => string | undefined> = { [ROUTES]: withQuickMatching, [RENDERER]: withPlainChunks };

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
    filter: { id: new RegExp(`(${ROUTES}|${RENDERER})$`) },
    handler(code, id) {
      const change = Object.entries(CHANGES).find(([file]) => id.endsWith(file))?.[1];
      const changed = change?.(code);
      if (changed === undefined) this.error(`${id} is another one: look again at what it does, and at app/platform/build/server-rendering.ts.`);
      return changed;
    },
  },
});
