import { BOOK_SORTS, type BookSort } from "./ideabooks.ts";

/** The order of the public list as its address keeps it. */
export const parseBookSort = (parameters: { get(name: string): string | null }): BookSort =>
  BOOK_SORTS.find((sort) => sort === parameters.get("sort")) ?? "newest";

type Page = { next: string | null };
const paged = { initialPageParam: undefined as string | undefined, getNextPageParam: (page: Page) => page.next ?? undefined };

/** Pages of the lists; loader and screen share them, so that both mean the same entry of the cache. */
export const publicBookPages = (sort: BookSort) => ({ input: (after: string | undefined) => ({ sort, ...(after && { after }) }), ...paged });
export const ownBookPages = { input: (after: string | undefined) => (after ? { after } : {}), ...paged };
