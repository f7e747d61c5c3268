import { HydrationBoundary } from "@tanstack/react-query";
import { requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { parseQuoteSearch } from "../../quotes.search.ts";
import { QuoteInbox, quotePages } from "../components/quote-inbox.tsx";
import type { Route } from "./+types/sent-quotes";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  const client = makeQueryClient();
  const search = parseQuoteSearch(new URL(request.url).searchParams);
  await client.prefetchInfiniteQuery(context.get(requestContext).orpc.quotes.listMine.infiniteOptions(quotePages(search)));
  return { state: dehydrateStable(client) };
}

/** Filters and the opened request are asked for by the screen itself. */
export const shouldRevalidate = () => false;

export default function SentQuotes({ loaderData }: Route.ComponentProps) {
  const t = useT("quotes");
  return (
    <HydrationBoundary state={loaderData.state}>
      <QuoteInbox scope="sent" path="/dashboard/quotes" title={t("list.sentTitle")} text={t("list.sentText")} />
    </HydrationBoundary>
  );
}
