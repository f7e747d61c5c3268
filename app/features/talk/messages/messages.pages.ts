import type { MessagePage } from "./messages.contract.ts";

/** The position of a page of messages; undefined asks for the newest. */
export type ThreadPlace = { before?: number; after?: number; around?: number };

/** Pages of a conversation, in both directions from where the reading begins. */
export const threadPages = (id: string, around: number | undefined) => ({
  input: (place: ThreadPlace) => ({ id, ...place }),
  initialPageParam: (around ? { around } : {}) as ThreadPlace,
  getPreviousPageParam: ({ items: [first], hasOlder }: MessagePage): ThreadPlace | undefined => (hasOlder && first ? { before: first.seq } : undefined),
  getNextPageParam: ({ items, hasNewer }: MessagePage): ThreadPlace | undefined => {
    const last = items.at(-1);
    return hasNewer && last ? { after: last.seq } : undefined;
  },
});

type Thread = { pages: MessagePage[]; pageParams: unknown[] };

/** Appends messages after the last one shown, without duplicates. */
export function withNewer(thread: Thread | undefined, fresh: MessagePage): Thread | undefined {
  const last = thread?.pages.at(-1);
  if (!thread || !last) return thread;
  const known = last.items.at(-1)?.seq ?? 0;
  const items = fresh.items.filter(({ seq }) => seq > known);
  return { ...thread, pages: [...thread.pages.slice(0, -1), { ...last, items: [...last.items, ...items], hasNewer: fresh.hasNewer }] };
}

/** The last message shown; undefined while the reader is further back. */
export function lastShown(thread: Thread | undefined): number | undefined {
  const last = thread?.pages.at(-1);
  return !last || last.hasNewer ? undefined : (last.items.at(-1)?.seq ?? 0);
}
