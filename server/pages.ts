import { homePages } from "#app/features/home/public.server.ts";
import { vendorPages } from "#app/features/vendors/public.server.ts";
import { hasSessionCookie } from "#app/platform/auth/viewer.server.ts";
import { env } from "#app/platform/env.server.ts";
import { newId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { onPagesInvalidated } from "#app/platform/page-cache.server.ts";
import { pageCache } from "#server/page-cache.ts";
import { renderPage } from "#server/render-page.ts";
import { languageOf, type Theme, themeOf } from "#server/request.ts";
import { contentSecurityPolicy } from "#server/security.ts";

const cache = pageCache({
  pages: [...homePages, ...vendorPages],
  isAnonymous: (c) => !hasSessionCookie(c.req.raw.headers),
  variant(c) {
    const { language, source } = languageOf(c, null);
    return `${language} ${source} ${themeOf(c, null)}`;
  },
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
      isBuffered: true,
    });
  },
  csp: contentSecurityPolicy,
  onError: (error, canonical) => log.error({ err: error, canonical }, "a page for the cache failed"),
});

/** Serves public pages to anonymous visitors from the cache. */
export const publicPages = cache.middleware;

/** Starts listening to changes of data; needs the live connection. @returns the function that ends it. */
export const watchPageChanges = (): (() => void) => onPagesInvalidated(cache.invalidate);
