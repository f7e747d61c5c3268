import { requestContext } from "#app/api/request-context.ts";
import { llmsText } from "../../server/llms.server.ts";
import type { Route } from "./+types/llms";

export async function loader({ context }: Route.LoaderArgs) {
  return new Response(await llmsText(context.get(requestContext).siteUrl), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
