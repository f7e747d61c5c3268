import { getRequestListener } from "@hono/node-server";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { articlesPlugin } from "./app/features/site/help/build/articles-plugin.ts";
import { chunkGroups } from "./app/platform/build/chunks.ts";
import { throughDoors } from "./app/platform/build/doors.ts";
import { iconSprite } from "./app/platform/build/icon-sprite.ts";
import { patientParts } from "./app/platform/build/patient-parts.ts";
import { reactRouterChanges } from "./app/platform/build/react-router.ts";
import { serverRendering } from "./app/platform/build/server-rendering.ts";
import { smallerEntry } from "./app/platform/build/smaller-entry-plugin.ts";
import { messagesPlugin } from "./app/platform/languages/messages-plugin.ts";

/** In development every request goes through the same Hono app as in production. */
const honoInDevelopment = (): Plugin => ({
  name: "hono-in-development",
  apply: "serve",
  configureServer: (server) => {
    const opened = server.ssrLoadModule("./server/development.ts").then((module) => module.openForDevelopment() as Promise<void>);
    opened.catch((error: Error) => server.config.logger.error(error.stack ?? error.message));
    return () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          await opened;
          request.url = request.originalUrl ?? request.url ?? "/";
          const { app } = (await server.ssrLoadModule("./server/app.ts")) as typeof import("./server/app.ts");
          await getRequestListener(app.fetch, { overrideGlobalObjects: false })(request, response);
        } catch (error) {
          server.ssrFixStacktrace(error as Error);
          next(error);
        }
      });
    };
  },
});

export default defineConfig({
  // The Hono plugin comes first: it must answer before React Router's own development handler.
  plugins: [
    honoInDevelopment(),
    iconSprite(),
    throughDoors(),
    messagesPlugin(),
    articlesPlugin(),
    reactRouterChanges(),
    patientParts(),
    serverRendering(),
    smallerEntry(),
    tailwindcss(),
    reactRouter(),
  ],
  // The policy lets fonts come from this site only, not from data: addresses.
  build: {
    assetsInlineLimit: 0,
    // Only styles are fetched ahead of a part that loads on demand: the list of all scripts behind such parts would be in every page.
    modulePreload: { resolveDependencies: (_file, dependencies) => dependencies.filter((name) => name.endsWith(".css")) },
  },
  optimizeDeps: { include: ["@tanstack/react-query", "@orpc/client", "@orpc/client/fetch", "@orpc/client/plugins", "@orpc/tanstack-query"] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // A page that takes one thing from a feature's public.ts must not load the rest: of our own modules only styles do something by being imported.
          treeshake: { moduleSideEffects: (id: string) => !/\/app\/.+\.tsx?$/.test(id) || id.includes("entry.client") },
          output: {
            chunkFileNames: "assets/[name]-[hash].js",
            codeSplitting: { groups: chunkGroups(import.meta.dirname) },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: "./server/main.ts" } } },
  },
});
