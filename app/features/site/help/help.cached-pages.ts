import type { CachedPage } from "#app/platform/pages/page-cache.ts";

const PAGE = /^\/(help|help\/(homeowners|professionals|vendors|general)(\/[a-z0-9-]+)?|resources(\/[a-z0-9-]+)?)$/;

/** Help and guides: the same for everybody. Searches are not cached: each is different. Guides show what rooms of ideas cost. */
export const helpPages: readonly CachedPage[] = [
  {
    match: (pathname) => PAGE.test(pathname),
    canonical: (url) => (url.searchParams.has("q") ? null : url.pathname),
    tags: (canonical) => (canonical.startsWith("/resources") ? ["ideas"] : []),
  },
];
