import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api, orpc } from "#app/api/client.ts";
import type { VendorImport } from "../../vendor-imports.contract.ts";
import { isRunning } from "../../vendor-imports.ts";

const RETRY_MS = 1000;

/** An import, followed live while it runs; `onEnd` is called once when one that was seen running has ended. */
export function useWatchedImport(id: string | null, onEnd: (ended: VendorImport) => void): VendorImport | undefined {
  const client = useQueryClient();
  const options = orpc.vendorImports.get.queryOptions({ input: { id: id ?? "" }, enabled: id !== null });
  const { data } = useQuery(options);
  const running = id !== null && data?.id === id && isRunning(data.status);
  const end = useRef(onEnd);
  end.current = onEnd;
  // Whichever way the end becomes known, by the stream or by an answer that was quicker.
  const seenRunning = useRef<string | null>(null);
  const tell = useRef((run: VendorImport) => {
    if (seenRunning.current !== run.id) return;
    seenRunning.current = null;
    end.current(run);
  });
  useEffect(() => {
    if (!data || data.id !== id) return;
    if (isRunning(data.status)) seenRunning.current = id;
    else tell.current(data);
  }, [data, id]);
  useEffect(() => {
    if (!running) return;
    const stop = new AbortController();
    const key = orpc.vendorImports.get.queryKey({ input: { id } });
    const follow = async (): Promise<void> => {
      for await (const now of await api.vendorImports.watch({ id }, { signal: stop.signal })) {
        if (stop.signal.aborted) return;
        client.setQueryData(key, now);
        if (!isRunning(now.status)) tell.current(now);
      }
    };
    void (async () => {
      while (!stop.signal.aborted) {
        // A lost connection is taken up again; the effect ends when the import has.
        await follow().catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    })();
    return () => stop.abort();
  }, [client, id, running]);
  return data;
}
