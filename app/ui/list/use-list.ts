import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import type { List } from "./list.ts";

type Page = { items: readonly unknown[] };
type MorePage = Page & { next: string | null };
type NumberedPage = Page & { total: number; hasMore?: boolean; page: number; pageSize: number };
type ItemOf<P extends Page> = P["items"][number];

const idOf = (item: unknown): string => (item as { id: string }).id;

/** The items of pages, each once: a page that shifted meanwhile names one twice. */
export function eachOnce<Item>(pages: readonly { items: readonly Item[] }[], keyOf: (item: Item) => string = idOf): Item[] {
  return [...new Map(pages.flatMap((page) => page.items).map((item) => [keyOf(item), item])).values()];
}

/** A list that goes on with 'show more'. The old answer stays until the new one is here. */
export function useMoreList<P extends MorePage>(
  options: UseInfiniteQueryOptions<P, Error, InfiniteData<P, string | undefined>, QueryKey, string | undefined>,
  keyOf?: (item: ItemOf<P>) => string,
): List<ItemOf<P>, P> {
  const query = useInfiniteQuery({ placeholderData: keepPreviousData, ...options });
  return {
    items: query.data && eachOnce(query.data.pages, keyOf),
    first: query.data?.pages[0],
    error: query.error,
    isStale: query.isPlaceholderData,
    retry: () => void query.refetch(),
    more: query.hasNextPage
      ? { load: () => void query.fetchNextPage(), isPending: query.isFetchingNextPage, hasFailed: query.isFetchNextPageError }
      : undefined,
  };
}

/** A list with numbered pages. */
export function useNumberedList<P extends NumberedPage>(options: UseQueryOptions<P, Error, P, QueryKey>): List<ItemOf<P>, P> {
  const query = useQuery({ placeholderData: keepPreviousData, ...options });
  const { data } = query;
  return {
    items: data?.items,
    first: data,
    error: query.error,
    isStale: query.isPlaceholderData,
    retry: () => void query.refetch(),
    numbers: data && { page: data.page, pageSize: data.pageSize, total: data.total, hasMore: data.hasMore ?? false },
  };
}

/** A list that comes whole. */
export function useWholeList<Data, Item>(options: UseQueryOptions<Data, Error, Data, QueryKey>, itemsOf: (data: Data) => readonly Item[]): List<Item, Data> {
  const query = useQuery(options);
  return { items: query.data && itemsOf(query.data), first: query.data, error: query.error, isStale: false, retry: () => void query.refetch() };
}
