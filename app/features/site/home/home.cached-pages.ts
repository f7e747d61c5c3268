import type { CachedPage } from "#app/platform/pages/page-cache.ts";

/** The front page: one for everybody. */
export const homePages: readonly CachedPage[] = [
  {
    match: (pathname) => pathname === "/home",
    canonical: () => "/home",
    tags: () => ["vendors", "categories", "ideas"],
  },
];
