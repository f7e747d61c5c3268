import type { LoaderFunctionArgs } from "react-router";
import type { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { type CardList, type CardsFound, redirectToLast, writtenPage } from "#app/kit/card-list.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";

/** The loader of a public list of cards. The cards are in the page as HTML: only how many there are travels beside them. */
export function cardLoader<Search extends { page: number }, Found extends CardsFound, Facets>(of: CardList<Search, Found, Facets>) {
  return async ({ context, params, request }: Pick<LoaderFunctionArgs, "context" | "params" | "request">) => {
    const search = of.searchOf({ params, request });
    const client = makeQueryClient();
    const { list, facets } = of.queriesOf(context.get(requestContext).orpc as unknown as typeof orpc, search);
    await Promise.all([client.prefetchQuery(list), client.prefetchQuery(facets)]);
    const page = client.getQueryData<Found>(list.queryKey);
    redirectToLast(search, page, of.pathOf);
    client.removeQueries({ queryKey: list.queryKey, exact: true });
    client.setQueryData<Facets>(facets.queryKey, (all) => all && (of.facetsOnPage?.(all, search) ?? all));
    return { search, first: page && writtenPage(page), state: dehydrateStable(client) };
  };
}
