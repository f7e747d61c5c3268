import { requestContext } from "#app/api/request-context.ts";
import { sendPacked } from "../../server/answer.server.ts";
import { sitemapFile, sitemapIndex } from "../../server/sitemap.server.ts";
import type { Route } from "./+types/sitemap";

/** /sitemap.xml and the files that it names. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { siteUrl } = context.get(requestContext);
  const { file } = params as { file?: string };
  return sendPacked(request, await (file === undefined ? sitemapIndex(siteUrl) : sitemapFile(file, siteUrl)), "application/xml");
}
