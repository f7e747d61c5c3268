import { type Context, Hono } from "hono";
import { isLanguage, type LanguageCode } from "#app/platform/languages/languages.ts";
import { SHARE_PATH, SHARE_TARGET } from "../installed-app.ts";
import worker from "../worker/service-worker.js?raw";
import { webManifest } from "./manifest.server.ts";
import { OFFLINE_CSP, offlinePage } from "./offline-page.server.ts";

type Options = {
  /** Of the browser's files: a new one is a new service worker. */
  release: string;
  languageOf: (c: Context) => LanguageCode;
  themeOf: (c: Context) => string;
};

const HOUR = "public, max-age=3600";

/** The files that make the product an app: manifests, the service worker and its offline page. */
export function installedAppRoutes({ release, languageOf, themeOf }: Options): Hono {
  const script = `const RELEASE = ${JSON.stringify(release)};\n${worker}`;
  const routes = new Hono();
  routes.get("/sw.js", (c) => c.body(script, 200, { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" }));
  routes.get("/manifest/:file", async (c) => {
    const [, language] = /^(.+)\.webmanifest$/.exec(c.req.param("file")) ?? [];
    if (!isLanguage(language)) return c.notFound();
    return c.body(JSON.stringify(await webManifest(language)), 200, { "Content-Type": "application/manifest+json; charset=utf-8", "Cache-Control": HOUR });
  });
  routes.get("/offline.html", async (c) => {
    const html = await offlinePage(languageOf(c), themeOf(c));
    return c.html(html, 200, { "Content-Security-Policy": OFFLINE_CSP, "Cache-Control": "private, no-cache" });
  });
  // Without a service worker the photo is not taken: nothing of somebody unknown is stored here. The screen asks for it again.
  routes.post(SHARE_TARGET, (c) => c.redirect(SHARE_PATH, 303));
  return routes;
}
