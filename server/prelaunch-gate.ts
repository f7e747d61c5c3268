import type { MiddlewareHandler } from "hono";
import { isPrelaunch } from "#app/features/site/prelaunch/public.server.ts";
import { leadsTo } from "#app/features/site/prelaunch/public.ts";
import { resolveViewer } from "#app/platform/auth/viewer.server.ts";
import { mayManageContent } from "#app/platform/auth/viewer.ts";
import { isPage } from "#server/page-address.ts";

/** Before the launch everybody but staff is led to one page, and home afterwards. Before the page cache, which knows nobody. */
export const prelaunchGate: MiddlewareHandler = async (c, next) => {
  const { path, method } = c.req;
  if ((method !== "GET" && method !== "HEAD") || !isPage(path)) return next();
  const isBefore = await isPrelaunch();
  const target = leadsTo(path, isBefore, false);
  if (target === null) return next();
  const viewer = await resolveViewer(c.req.raw);
  const place = viewer && mayManageContent(viewer) ? leadsTo(path, isBefore, true) : target;
  if (place === null) return next();
  const { search } = new URL(c.req.url);
  // The language of the address and the invitation go along.
  const along = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => key === "lang" || key === "invite"));
  c.header("Cache-Control", "private, no-store");
  return c.redirect(place + (along.size > 0 ? `?${along}` : ""), 302);
};
