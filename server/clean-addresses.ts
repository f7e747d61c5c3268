import type { MiddlewareHandler } from "hono";
import { features } from "#app/api/router.server.ts";
import { isPage } from "#server/page-address.ts";

const families = features.flatMap(({ cachedPages = [] }) => cachedPages);
const isPublicPage = (path: string) => families.some((page) => page.match(path));

/** Not the hexadecimal digits of an encoded letter. */
const inLowerCase = (path: string) => path.replace(/%[0-9A-Fa-f]{2}|[A-Z]+/g, (found) => (found.startsWith("%") ? found : found.toLowerCase()));

/** The one way to write the path of a page: no slash at its end, public pages in lower case. */
export function cleanPath(path: string): string {
  if (!isPage(path)) return path;
  // One slash where there are several: '//x' would be another site.
  const trimmed = path.length > 1 && path.endsWith("/") ? path.replace(/\/+/g, "/").slice(0, -1) || "/" : path;
  const lower = inLowerCase(trimmed);
  return lower !== trimmed && isPublicPage(lower) ? lower : trimmed;
}

/** Leads other ways to write a page's address to the one that search engines know. */
export const cleanAddresses: MiddlewareHandler = async (c, next) => {
  const { method, path } = c.req;
  if ((method !== "GET" && method !== "HEAD") || !(path.endsWith("/") || /[A-Z]/.test(path))) return next();
  const { pathname, search } = new URL(c.req.url);
  const clean = cleanPath(pathname);
  return clean === pathname ? next() : c.redirect(clean + search, 301);
};
