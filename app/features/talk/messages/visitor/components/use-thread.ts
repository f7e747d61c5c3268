import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";
import type { MessageItem, MessagePage } from "../../messages.contract.ts";
import { lastShown, type ThreadPlace, threadPages, withNewer } from "../../messages.pages.ts";

type Thread = InfiniteData<MessagePage, ThreadPlace>;
/** After a long absence: this many pages load by themselves, the rest on scroll. */
const CATCH_UP_PAGES = 5;

/** A conversation's messages, live: new ones are appended, loaded ones are not fetched again. */
export function useThread(id: string, around: number | undefined, onNews: (items: MessageItem[]) => void) {
  const client = useQueryClient();
  const options = orpc.messages.page.infiniteOptions(threadPages(id, around));
  // The key changes with each render; the event listener reads the last one.
  const key = useRef(options.queryKey);
  const messages = useInfiniteQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
  const detail = useQuery({ ...orpc.messages.get.queryOptions({ input: { id } }), staleTime: 0 });
  const news = useRef(onNews);
  const isBusy = useRef(false);
  const isAgain = useRef(false);
  useEffect(() => {
    news.current = onNews;
    key.current = options.queryKey;
  });

  const catchUp = useCallback(async () => {
    // One request at a time; events meanwhile cause one more.
    isAgain.current = true;
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      let after = lastShown(client.getQueryData<Thread>(key.current));
      for (let page = 0; isAgain.current && after !== undefined && page < CATCH_UP_PAGES; page += 1) {
        isAgain.current = false;
        const fresh: MessagePage = await api.messages.page({ id, after });
        client.setQueryData<Thread>(key.current, (thread) => withNewer(thread, fresh) as Thread | undefined);
        if (fresh.items.length > 0) news.current(fresh.items);
        after = fresh.items.at(-1)?.seq ?? after;
        if (fresh.hasNewer) isAgain.current = true;
      }
    } catch {
      // The next event or the next visit tries again.
    } finally {
      isBusy.current = false;
    }
  }, [client, id]);

  const refreshDetail = useCallback(() => client.invalidateQueries({ queryKey: orpc.messages.get.queryKey({ input: { id } }) }), [client, id]);
  useLiveEvents("message", (event) => {
    if (event && event.conversationId !== id) return;
    void catchUp();
    void refreshDetail();
  });
  // The cache may be stale.
  useEffect(() => void catchUp(), [catchUp]);
  return { messages, detail, catchUp, refreshDetail };
}
