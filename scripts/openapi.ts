import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "vite";
import { articlesPlugin } from "#app/features/site/help/build/articles-plugin.ts";
import { messagesPlugin } from "#app/platform/languages/messages-plugin.ts";

// `npm run openapi`: the list of paths and codes, which a test compares with the contracts, and the full document, which stays out of git.
// By Vite, because features import the compiled texts.
const vite = await createServer({
  configFile: false,
  plugins: [messagesPlugin(), articlesPlugin()],
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: "custom",
  optimizeDeps: { noDiscovery: true },
});
const { apiList } = (await vite.ssrLoadModule("/app/api/api-list.server.ts")) as typeof import("#app/api/api-list.server.ts");
const { openApiDocument } = (await vite.ssrLoadModule("/app/api/open-api.server.ts")) as typeof import("#app/api/open-api.server.ts");
await writeFile("docs/api.md", apiList());
await mkdir("build", { recursive: true });
await writeFile("build/openapi.json", `${JSON.stringify(await openApiDocument(), null, 2)}\n`);
await vite.close();
