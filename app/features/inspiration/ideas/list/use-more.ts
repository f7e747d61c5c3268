import { type QueryKey, skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import type { IdeaSearch } from "./ideas.address.ts";
import { listInput, listQuery, RETAINED } from "./list-queries.ts";

type Page<Item> = { items: readonly Item[]; next: string | null };
const NONE: never[] = [];

export type More<Item> = { items: readonly Item[] /** Null when that was all. */; next: string | null; problem: unknown; loadMore(): Promise<void> };

/**
 * The pages of a list behind its first one. They live beside it in the query cache, so that anyone who comes back finds all of them at once, which is what
 * lets the browser return to the same place. Not `useMoreList`: public lists would load what makes infinite queries before anyone asks for more.
 */
export function useMore<Item>(key: QueryKey, first: Page<Item> | undefined, load: (after: string) => Promise<Page<Item>>): More<Item> {
  const client = useQueryClient();
  const moreKey = [...key, "more"];
  const { data: more = NONE } = useQuery<Page<Item>[]>({ queryKey: moreKey, queryFn: skipToken, ...RETAINED });
  const [problem, setProblem] = useState<unknown>(null);
  const isBusy = useRef(false);
  const next = (more.at(-1) ?? first)?.next ?? null;
  const loadMore = async () => {
    if (!next || isBusy.current) return;
    isBusy.current = true;
    setProblem(null);
    try {
      const page = await load(next);
      client.setQueryData<Page<Item>[]>(moreKey, (known = []) => [...known, page]);
    } catch (error) {
      setProblem(error);
    } finally {
      isBusy.current = false;
    }
  };
  return { items: [...(first?.items ?? []), ...more.flatMap(({ items }) => items)], next, problem, loadMore };
}

/** The ideas of an address: the first page, and those behind it. */
export function useIdeas(search: IdeaSearch) {
  const query = listQuery(orpc, search);
  const list = useQuery(query);
  return { list, more: useMore(query.queryKey, list.data, (after) => api.ideas.list({ ...listInput(search), after })) };
}
