import type { Context } from "hono";
import { features } from "#app/api/router.server.ts";
import { hasSessionCookie } from "#app/platform/auth/viewer.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { env } from "#app/platform/env/env.server.ts";
import { log } from "#app/platform/env/log.server.ts";
import { onPagesInvalidated } from "#app/platform/pages/page-cache.server.ts";
import { headerOf, pageCache } from "#server/page-cache.ts";
import { renderPage } from "#server/render-page.ts";
import { languageOf, type Theme, themeOf } from "#server/request.ts";
import { contentSecurityPolicy, securityHeaderValues } from "#server/security.ts";

const knownVisitors = new Map<string, string>();

/** The variant of a visitor's page: language, its source, theme; null with a session. */
function visitorOf(c: Context): string | null {
  const cookie = headerOf(c, "cookie") ?? "";
  if (hasSessionCookie({ get: () => cookie })) return null;
  // Most visitors send one of a few combinations: cached. One page is Arabic by its address.
  const key = `${cookie}\n${headerOf(c, "accept-language") ?? ""}\n${c.req.query("lang") ?? ""}\n${c.req.path === "/ar"}`;
  const known = knownVisitors.get(key);
  if (known !== undefined) return known;
  const { language, source } = languageOf(c, null);
  const visitor = `${language} ${source} ${themeOf(c, null)}`;
  if (knownVisitors.size >= 1_000) knownVisitors.clear();
  knownVisitors.set(key, visitor);
  return visitor;
}

const cache = pageCache({
  pages: features.flatMap(({ cachedPages = [] }) => cachedPages),
  variant: visitorOf,
  render(canonical, variant, mark) {
    const [language = "", languageSource = "", theme] = variant.split(" ");
    return renderPage(new Request(env.siteUrl + canonical), {
      viewer: null,
      language,
      languageSource,
      theme: theme as Theme,
      requestId: newId(),
      ip: "",
      nonce: mark,
    });
  },
  csp: contentSecurityPolicy,
  headers: securityHeaderValues,
  onError: (error, canonical) => log.error({ err: error, canonical }, "a page for the cache failed"),
});

/** Serves public pages to anonymous visitors from the cache. */
export const publicPages = cache.middleware;

/** Subscribes to changes of data; needs the live connection. @returns unsubscribe. */
export const watchPageChanges = (): (() => void) => onPagesInvalidated(cache.invalidate);
