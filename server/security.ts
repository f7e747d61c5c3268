import type { MiddlewareHandler } from "hono";
import { analyticsSources } from "#app/platform/analytics/analytics.server.ts";
import { isSameOriginWrite } from "#app/platform/auth/same-origin.server.ts";
import { env } from "#app/platform/env/env.server.ts";

/** The Content-Security-Policy of a page. `scripts` are the nonces or hashes of the inline scripts that may run; empty in development. */
export function contentSecurityPolicy(scripts: string): string {
  const development = env.isDevelopment ? " 'unsafe-inline'" : "";
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}${development}${analyticsSources.script}`.trim(),
    `style-src 'self'${development}`,
    // Style attributes carry sizes and colors of photographs; they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${analyticsSources.image}`,
    "font-src 'self'",
    `connect-src 'self'${env.isDevelopment ? " ws:" : ""}${analyticsSources.connect}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Headers of every answer, except where a screen has a stricter one of its own. */
export const securityHeaderValues: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(self), microphone=(), geolocation=(self)",
  ...(env.siteUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
};

export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // Not by `c.header`, which would make the answer anew, and encode a page's text once more.
  for (const [name, value] of Object.entries(securityHeaderValues)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
};

/** Refuses what another site made a browser send (CSRF), for every request that can change something. Sign-in does so itself: Apple sends people back by a form. */
export const refuseCrossSite: MiddlewareHandler = async (c, next) => {
  if (!c.req.path.startsWith("/api/auth/") && !isSameOriginWrite(c.req.raw))
    return c.json({ code: "CROSS_SITE", message: "Refused: the request comes from another site." }, 403);
  return next();
};

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** TRACE and its kin: nothing here answers them. */
export const refuseMethods: MiddlewareHandler = async (c, next) =>
  METHODS.includes(c.req.method) ? next() : c.json({ code: "METHOD_NOT_ALLOWED", message: "No such method." }, 405, { Allow: METHODS.join(", ") });
