import { requestContext } from "#app/api/request-context.ts";
import { sitemapFile, sitemapIndex } from "../../server/sitemap.server.ts";
import type { Route } from "./+types/sitemap";

/** /sitemap.xml and the files that it names. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { siteUrl } = context.get(requestContext);
  const { file } = params as { file?: string };
  if (file === undefined) return sitemapIndex(siteUrl);
  return (await sitemapFile(file, siteUrl)) ?? new Response("Not found", { status: 404 });
}
