import { redirect } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { allArticles } from "../../server/articles.server.ts";
import { helpAt } from "../../server/for-screen.server.ts";
import type { Route } from "./+types/for-screen";

/** /help/for?page=/dashboard/quotes: leads to the article about that screen. */
export function loader({ context, request }: Route.LoaderArgs) {
  const page = new URL(request.url).searchParams.get("page") ?? "";
  throw redirect(helpAt(page.startsWith("/") ? page : "/", allArticles, context.get(requestContext).viewer), { headers: { "X-Robots-Tag": "noindex" } });
}
