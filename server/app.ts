import { randomBytes } from "node:crypto";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { requestId } from "hono/request-id";
import { uploadPartRoutes } from "#app/features/inspiration/idea-imports/public.server.ts";
import { notifySecurityChange } from "#app/features/people/account/public.server.ts";
import { paymentWebhookRoutes } from "#app/features/shop/payments/public.server.ts";
import { installedAppRoutes } from "#app/features/site/installed-app/public.server.ts";
import { sharePictureRoutes } from "#app/features/site/share-pictures/public.server.ts";
import { redesignPictureRoutes } from "#app/features/studio/redesign/public.server.ts";
import { countRoutes } from "#app/features/talk/counts/public.server.ts";
import { authHandler } from "#app/platform/auth/auth-handler.server.ts";
import { resolveBearer } from "#app/platform/auth/bearer.server.ts";
import { onSecurityChange } from "#app/platform/auth/security-events.server.ts";
import { resolveViewer } from "#app/platform/auth/viewer.server.ts";
import { isDatabaseUp } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { env } from "#app/platform/env/env.server.ts";
import { log } from "#app/platform/env/log.server.ts";
import { changedTextsRoutes } from "#app/platform/languages/changed-texts.server.ts";
import { pageTextsRoutes } from "#app/platform/languages/page-texts.server.ts";
import { mediaRoutes, pictureRoutes } from "#app/platform/media/media.routes.server.ts";
import { api } from "#server/api.ts";
import { apiBodyBounds } from "#server/api-bodies.ts";
import { limitBody } from "#server/body-limits.ts";
import { cleanAddresses } from "#server/clean-addresses.ts";
import { events } from "#server/events.ts";
import { functions } from "#server/functions.ts";
import { health } from "#server/health.ts";
import { RETRY_AFTER } from "#server/outage.ts";
import { publicPages } from "#server/pages.ts";
import { prelaunchGate } from "#server/prelaunch-gate.ts";
import { release, renderPage } from "#server/render-page.ts";
import { type AppEnv, languageOf, requestVariables, themeOf } from "#server/request.ts";
import { contentSecurityPolicy, refuseCrossSite, refuseMethods, securityHeaders } from "#server/security.ts";

/** A form of a page. */
const PAGE_BODY = { bytes: 256 * 1024, fields: 500 };

const client = { root: "./build/client", precompressed: true } as const;
function cachedForEver(c: Context): void {
  c.header("Last-Modified", undefined);
  c.header("Cache-Control", "public, max-age=31536000, immutable");
  c.header("X-Content-Type-Options", "nosniff");
}

/** Every request of the product, in development and in production. */
export const app = new Hono<AppEnv>();

onSecurityChange(notifySecurityChange);

app.use(cleanAddresses);
app.use(prelaunchGate);
// First: a cached page has its own headers and needs no later middleware.
if (!env.isDevelopment) app.use(publicPages);
// With only the headers that a file needs: a page requests a dozen of them.
if (!env.isDevelopment) app.use("/assets/*", serveStatic({ ...client, onFound: (_path, c) => cachedForEver(c) }));
app.route("/", pageTextsRoutes);
app.use(refuseMethods);
app.use(requestId({ generator: newId, limitLength: 64 }));
app.use(securityHeaders);
app.use(requestVariables);

if (!env.isDevelopment) {
  const files = serveStatic({ ...client, index: "-", onFound: (_path, c) => c.header("Cache-Control", "public, max-age=3600") });
  // Nearly all addresses are of pages: the disk is not asked for those.
  app.use((c, next) => (c.req.path.includes(".") ? files(c, next) : next()));
}
app.route("/", changedTextsRoutes);
app.route("/", installedAppRoutes({ release: release, languageOf: (c) => languageOf(c, null).language, themeOf: (c) => themeOf(c, null) }));
// API clients may also fetch what the functions return.
const viewerOf = (request: Request) => resolveBearer(request.headers);
app.route("/media", mediaRoutes({ viewerOf }));
app.route("/m", pictureRoutes({ viewerOf }));
app.route("/", redesignPictureRoutes({ viewerOf }));
app.route("/", sharePictureRoutes());
app.use(refuseCrossSite);
app.route("/", health);
app.route("/", events);
// With limits on bodies of their own.
app.route("/functions/v1", functions);
// Before the limit on bodies: each part has its own, and is a part of a file of 2 GB.
app.route("/", uploadPartRoutes({ viewerOf: resolveViewer }));
const isApi = (path: string) => path.startsWith("/rpc/") || path.startsWith("/api/v1/");
app.use(limitBody((c) => (isApi(c.req.path) ? apiBodyBounds(c) : PAGE_BODY)));
app.route("/", paymentWebhookRoutes);
app.route("/", countRoutes);
app.use("/__manifest", compress());
app.use("/rpc/*", compress());
app.use("/api/*", compress());
app.all("/api/auth/*", (c) => authHandler(c.req.raw, { ip: c.get("ip"), language: languageOf(c, null).language }));
app.route("/", api);

const cookieName = (cookie: string) => cookie.split("=", 1)[0];

app.all("*", async (c) => {
  const { viewer, setCookies } = await c.get("findSession")();
  const { language, source } = languageOf(c, viewer);
  const nonce = randomBytes(16).toString("base64");
  const answer = await renderPage(c.req.raw, {
    viewer,
    language,
    languageSource: source,
    theme: themeOf(c, viewer),
    requestId: c.get("requestId"),
    ip: c.get("ip"),
    nonce,
  });
  answer.headers.set("Content-Security-Policy", contentSecurityPolicy(`'nonce-${nonce}'`));
  // Cookies of the page's own action win: signing in with a stale cookie must not remove the new one.
  const own = new Set(answer.headers.getSetCookie().map(cookieName));
  for (const cookie of setCookies) if (!own.has(cookieName(cookie))) answer.headers.append("Set-Cookie", cookie);
  if (answer.status === 503) answer.headers.set("Retry-After", RETRY_AFTER);
  if (!answer.headers.has("Cache-Control")) answer.headers.set("Cache-Control", "private, no-store");
  return answer;
});

app.onError(async (error, c) => {
  log.error({ err: error, requestId: c.get("requestId"), path: c.req.path }, "a request failed");
  const isUp = await isDatabaseUp();
  if (!isUp) return c.json({ code: "UNAVAILABLE", message: "Try again in a moment.", requestId: c.get("requestId") }, 503, { "Retry-After": RETRY_AFTER });
  return c.json({ code: "INTERNAL_SERVER_ERROR", message: "Something went wrong.", requestId: c.get("requestId") }, 500);
});
