import type { APIRequestContext } from "@playwright/test";
import type { Role } from "./test.ts";

/** Pages that have no address before somebody makes them: each is the end of a way that begins at a known page and follows its links; "+" adds to the address. */
export const DEEPER: Record<"visitor" | Role, readonly (readonly [string, ...string[]])[]> = {
  visitor: [
    ["/ideas/ideabooks", "/ideas/ideabooks/:id"],
    ["/ideas/ideabooks", "/ideas/ideabooks/:id", "+/print"],
    ["/ideas/ideabooks/invitations/no-such-invitation"],
    ["/profile/lama.alshammari", "/professionals/portfolio/:id"],
    ["/quotes/no-such-quote"],
    ["/ai-interior-creator/shared/no-such-board"],
  ],
  homeowner: [
    ["/dashboard/projects", "/dashboard/projects/:id"],
    ["/dashboard/projects", "/dashboard/projects/:id", "/project-briefing"],
    ["/dashboard/jobs", "/dashboard/jobs/:id", "/dashboard/jobs/:id/compare"],
    ["/dashboard/jobs", "/dashboard/jobs/:id", "/bids/:id"],
    ["/dashboard/jobs/new"],
    ["/profile/faisal.alotaibi", "/dashboard/schedule/book/:id"],
    ["/dashboard/messages", "/dashboard/messages/:id"],
    ["/dashboard/reviews", "/dashboard/reviews/:type/:id"],
    ["/dashboard", "/redesign/:id"],
    ["/dashboard", "/ai-interior-creator/:id"],
  ],
  professional: [
    ["/quote-builder", "/quote-builder/:id"],
    ["/dashboard/portfolio", "/dashboard/portfolio/:id"],
    ["/profile/faisal.alotaibi", "/ideas/:slug", "/dashboard/ideas/:id/pieces"],
  ],
  vendor: [["/vendor/products", "/vendor/products/:id"]],
  admin: [
    ["/admin/users", "/admin/users/:id"],
    ["/admin/design-ideas", "/admin/design-ideas/:id"],
  ],
};

const ID = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const expressionOf = (pattern: string) => new RegExp(`^${pattern.replaceAll(":id", ID).replaceAll(/:\w+/g, "[^/]+")}$`);
/** Of the links that fit, so many are tried. */
const TRIES = 8;

async function hrefsOf(request: APIRequestContext, address: string): Promise<string[]> {
  const answer = await request.get(address);
  if (!answer.ok()) return [];
  const markup = await answer.text();
  return [...new Set([...markup.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => (href ?? "").replaceAll("&amp;", "&")))];
}

/** The address at the end of a way; null where no link leads on. */
export async function followWay(request: APIRequestContext, [from, ...rest]: readonly [string, ...string[]]): Promise<string | null> {
  const [next, ...after] = rest;
  if (!next) return from;
  if (next.startsWith("+")) return followWay(request, [from + next.slice(1), ...after]);
  const fits = expressionOf(next);
  const found = (await hrefsOf(request, from)).filter((href) => fits.test(href.split("?")[0] ?? ""));
  for (const href of found.slice(0, TRIES)) {
    const end = await followWay(request, [href, ...after]);
    if (end) return end;
  }
  return null;
}
