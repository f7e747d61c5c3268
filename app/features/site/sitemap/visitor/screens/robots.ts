import { requestContext } from "#app/api/request-context.ts";
import type { Route } from "./+types/robots";

const CLOSED = [
  "/admin",
  "/vendor/",
  "/dashboard",
  "/login",
  "/logout",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/rpc",
  "/api",
  "/vendors?*search=",
  "/ideas?*search=",
  "/search",
  "/help?*q=",
  "/help/for",
];

/** Excludes areas behind a sign-in and endless search results. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(requestContext);
  const lines = ["User-agent: *", ...CLOSED.map((path) => `Disallow: ${path}`), "", `Sitemap: ${siteUrl}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" } });
}
