import type { DataTag, QueryKey } from "@tanstack/react-query";
import { redirect } from "react-router";
import { orpc } from "#app/api/client.ts";
import { browserQueryClient } from "#app/platform/api/query.ts";
import { type ServerRows, serverRows } from "#app/platform/pages/server-rows.ts";

/** A page of cards as the API answers it (`foundPage`). */
export type CardsFound = { items: readonly unknown[]; page: number; pages: number; total: number; correctedSearch: string | null };
export type Summary<Found extends CardsFound> = Omit<Found, "items"> & { shown: number };
/** A page whose cards the server wrote: only what is said about them travels beside the HTML. */
export type WrittenPage<Found extends CardsFound> = Summary<Found> & { cards: ServerRows<Found["items"]> };

export const summaryOf = <Found extends CardsFound>({ items, ...page }: Found): Summary<Found> => ({ ...page, shown: items.length });
export const writtenPage = <Found extends CardsFound>(page: Found): WrittenPage<Found> => ({ ...summaryOf(page), cards: serverRows(page.items) });

// biome-ignore lint/suspicious/noExplicitAny: errors and functions of any procedure
type Query<Answer> = { queryKey: DataTag<QueryKey, Answer, any>; queryFn?: any };

/** A public list of cards and its filters: the search of an address, its queries, the address of a search. */
export type CardList<Search extends { page: number }, Found extends CardsFound, Facets> = {
  searchOf(args: CardListArgs): Search;
  queriesOf(queries: typeof orpc, search: NoInfer<Search>): { list: Query<Found>; facets: Query<Facets> };
  pathOf(search: NoInfer<Search>): string;
  /** What of the facets the page shows before anybody asks for more. */
  facetsOnPage?(facets: NoInfer<Facets>, search: NoInfer<Search>): NoInfer<Facets>;
};
export type CardListArgs = { request: Request; params: Readonly<Record<string, string | undefined>> };

/** A number behind the last page leads to the last page. */
export function redirectToLast<Search extends { page: number }>(search: Search, found: { page: number } | undefined, pathOf: (search: Search) => string): void {
  if (found && found.page !== search.page) throw redirect(pathOf({ ...search, page: found.page }));
}

/** The next page is shown when it is there; until then the present one stays. A failure is shown in its place. */
export function cardClientLoader<Search extends { page: number }, Found extends CardsFound, Facets>(of: CardList<Search, Found, Facets>) {
  return async (args: CardListArgs) => {
    const search = of.searchOf(args);
    const { list, facets } = of.queriesOf(orpc, search);
    const client = browserQueryClient();
    await Promise.all([client.prefetchQuery(list), client.prefetchQuery(facets)]);
    redirectToLast(search, client.getQueryData<Found>(list.queryKey), of.pathOf);
    return { search, first: undefined, state: undefined };
  };
}
