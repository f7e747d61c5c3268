import { HydrationBoundary } from "@tanstack/react-query";
import { requireRole } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { parseQuoteSearch } from "../../quotes.search.ts";
import { QuoteInbox, quotePages } from "../components/quote-inbox.tsx";
import type { Route } from "./+types/vendor-quotes";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireRole(context, request, ["vendor", "admin"]);
  const client = makeQueryClient();
  const search = parseQuoteSearch(new URL(request.url).searchParams);
  await client.prefetchInfiniteQuery(context.get(requestContext).orpc.quotes.listReceived.infiniteOptions(quotePages(search)));
  return { state: dehydrateStable(client) };
}

/** Filters and the opened request are asked for by the screen itself. */
export const shouldRevalidate = () => false;

export default function VendorQuotes({ loaderData }: Route.ComponentProps) {
  const t = useT("quotes");
  return (
    <HydrationBoundary state={loaderData.state}>
      <QuoteInbox scope="received" path="/vendor/quotes" title={t("list.vendorTitle")} text={t("list.vendorText")} />
    </HydrationBoundary>
  );
}
