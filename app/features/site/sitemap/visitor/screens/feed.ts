import { requestContext } from "#app/api/request-context.ts";
import { sendPacked } from "../../server/answer.server.ts";
import { ATOM, feedFile } from "../../server/feeds.server.ts";
import type { Route } from "./+types/feed";

/** What is new, for feed readers. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  return sendPacked(request, await feedFile(pathname, searchParams.get("lang"), context.get(requestContext).siteUrl), ATOM);
}
