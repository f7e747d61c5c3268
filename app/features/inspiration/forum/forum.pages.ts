import type { AnswerList, ThreadList } from "./forum.contract.ts";
import type { ForumSearch } from "./forum.search.ts";

/** Pages of a list; loaders and screens share them, so that both mean the same entry of the cache. */
export const threadPages = (search: ForumSearch) => ({
  input: (after: string | undefined) => ({ ...search, ...(after && { after }) }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: ThreadList) => page.next ?? undefined,
});

export const answerPages = (slug: string) => ({
  input: (after: string | undefined) => ({ slug, ...(after && { after }) }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: AnswerList) => page.next ?? undefined,
});

/** What pages have together, each once: a page that shifted meanwhile names one twice. */
export function eachOnce<Item extends { id: string }>(pages: readonly { items: readonly Item[] }[]): Item[] {
  return [...new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item])).values()];
}
