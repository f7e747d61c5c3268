import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

const RETRY_MS = 1000;

type Run = { id: string; status: string };
type Watched<R extends Run> = {
  /** The queries that load and follow the run. */
  query(id: string): UseQueryOptions<R, Error, R, QueryKey>;
  watch(id: string, signal: AbortSignal): Promise<AsyncIterable<R>>;
  isRunning(run: R): boolean;
};
type Options<R> = { initial?: R; onEnd?(ended: R): void };

/** A run of the server, followed live; `onEnd` is called once when one that was seen running has ended. */
export function useWatched<R extends Run>(id: string | null, { query, watch, isRunning }: Watched<R>, { initial, onEnd }: Options<R> = {}): R | undefined {
  const client = useQueryClient();
  const options = query(id ?? "");
  const { data } = useQuery({ ...options, enabled: id !== null, ...(initial && id !== null && { initialData: initial }) } as typeof options);
  const isFollowed = id !== null && data?.id === id && isRunning(data);
  const latest = useRef({ query, watch, isRunning, onEnd });
  latest.current = { query, watch, isRunning, onEnd };
  // The end may come from the stream or from a faster answer.
  const seenRunning = useRef<string | null>(null);
  const end = useRef((run: R) => {
    if (seenRunning.current !== run.id) return;
    seenRunning.current = null;
    latest.current.onEnd?.(run);
  });
  useEffect(() => {
    if (!data || data.id !== id) return;
    if (latest.current.isRunning(data)) seenRunning.current = id;
    else end.current(data);
  }, [data, id]);
  useEffect(() => {
    if (!isFollowed) return;
    const stop = new AbortController();
    const follow = async (): Promise<void> => {
      for await (const now of await latest.current.watch(id, stop.signal)) {
        if (stop.signal.aborted) return;
        client.setQueryData(latest.current.query(id).queryKey, now);
        if (!latest.current.isRunning(now)) end.current(now);
      }
    };
    void (async () => {
      while (!stop.signal.aborted) {
        // Reconnects after a lost connection, until the run has ended.
        await follow().catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    })();
    return () => stop.abort();
  }, [client, id, isFollowed]);
  return data;
}
