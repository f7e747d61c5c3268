import type { CachedPage } from "#app/platform/pages/page-cache.ts";
import { pageAt } from "./showcase.ts";

/** Nothing in them changes but by a new version of the product. */
export const showcasePages: readonly CachedPage[] = [
  { match: (pathname) => pageAt(pathname) !== undefined && !pathname.endsWith("/"), canonical: ({ pathname }) => pathname, tags: () => [] },
  { match: (pathname) => pathname === "/ar", canonical: () => "/ar", tags: () => ["ideas"] },
];
