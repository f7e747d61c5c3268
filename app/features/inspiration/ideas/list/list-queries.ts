import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "react-router";
import type { orpc } from "#app/api/client.ts";
import { formatIdeaAddress, type IdeaSearch, ideaListPath, PAGE_SIZE, parseIdeaAddress } from "./ideas.address.ts";

type Queries = typeof orpc;

/** A list stays cached for half an hour, so that Back restores it with its scroll position. */
export const RETAINED = { staleTime: 30 * 60_000, gcTime: 30 * 60_000 };

const filtersOf = ({ search, collection, room, style, region, color, from, to, difficulty, tag, place }: IdeaSearch) => ({
  ...{ search, collection, room, style, region, color, from, to, difficulty, tag },
  kind: place === "before-after" ? ("pairs" as const) : ("all" as const),
});
export const listInput = (search: IdeaSearch) => ({ ...filtersOf(search), sort: search.sort, page: search.page });

export const listQuery = (queries: Queries, search: IdeaSearch) => ({ ...queries.ideas.list.queryOptions({ input: listInput(search) }), ...RETAINED });
export const photosQuery = (queries: Queries, search: IdeaSearch) => ({ ...queries.ideas.photos.queryOptions({ input: listInput(search) }), ...RETAINED });
export const facetsQuery = (queries: Queries, search: IdeaSearch) => queries.ideas.facets.queryOptions({ input: filtersOf(search) });
export const headQuery = (queries: Queries, { place, collection, room, style, region, color }: IdeaSearch) =>
  queries.ideas.head.queryOptions({ input: { place, collection, room, style, region, color } });
export const browseQuery = (queries: Queries) => queries.ideas.browse.queryOptions();

/** The list of all ideas, without any filter: it begins with the rooms and styles. */
export const isIndex = (search: IdeaSearch): boolean =>
  search.place === "all" && search.page === 1 && formatIdeaAddress({ ...search, sort: "best" }) === "/ideas";

/** Reads what a list shows into the cache. Null where the address is no list; throws the redirect to a list's one address. */
export async function loadList(client: QueryClient, queries: Queries, url: URL): Promise<IdeaSearch | null> {
  const search = parseIdeaAddress(url.pathname, url.searchParams);
  if (!search) return null;
  if (url.pathname !== ideaListPath(search)) throw redirect(formatIdeaAddress(search), 301);
  await Promise.all([
    search.place === "photos" ? client.prefetchQuery(photosQuery(queries, search)) : client.prefetchQuery(listQuery(queries, search)),
    client.prefetchQuery(facetsQuery(queries, search)),
    client.prefetchQuery(headQuery(queries, search)),
    isIndex(search) && client.prefetchQuery(browseQuery(queries)),
  ]);
  if (search.page > 1) throwBeyondEnd(client, queries, search);
  return search;
}

/** A page number beyond the end redirects to the last page. */
function throwBeyondEnd(client: QueryClient, queries: Queries, search: IdeaSearch): void {
  const { queryKey } = search.place === "photos" ? photosQuery(queries, search) : listQuery(queries, search);
  const page = client.getQueryData<{ items: readonly unknown[] }>(queryKey);
  const facets = client.getQueryData(facetsQuery(queries, search).queryKey);
  if (page?.items.length !== 0 || !facets) return;
  const last = Math.max(1, Math.ceil(facets.total / PAGE_SIZE));
  throw redirect(formatIdeaAddress({ ...search, page: Math.min(last, search.page - 1) }));
}
