import { type QueryKey, skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { KEPT } from "./list-queries.ts";

type Page<Item> = { items: readonly Item[]; next: string | null };
const NONE: never[] = [];

export type More<Item> = { items: readonly Item[] /** Null when that was all. */; next: string | null; problem: unknown; loadMore(): Promise<void> };

/**
 * The pages of a list behind its first one. They live beside it in the query cache, so that whoever comes back finds all of them at once, which is what
 * lets the browser return to the same place.
 */
export function useMore<Item>(key: QueryKey, first: Page<Item> | undefined, load: (after: string) => Promise<Page<Item>>): More<Item> {
  const client = useQueryClient();
  const moreKey = [...key, "more"];
  const { data: more = NONE } = useQuery<Page<Item>[]>({ queryKey: moreKey, queryFn: skipToken, ...KEPT });
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

/** Calls `onNear` whenever the element comes within two screens of what is seen, and again as long as it stays there. */
export function useNear(isOn: boolean, onNear: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(() => {
    if (!isOn || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), { rootMargin: "1800px 0px" });
    observer.observe(element.current);
    return () => observer.disconnect();
  });
  return element;
}
