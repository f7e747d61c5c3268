import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api, orpc } from "#app/api/client.ts";
import type { UploadData } from "../../idea-imports.contract.ts";
import { isRunning } from "../../idea-imports.ts";

const RETRY_MS = 1000;

/** An upload, followed live while it runs; `onEnd` is called once when one that was seen running has ended. */
export function useWatchedUpload(id: string | null, { initial, onEnd }: { initial?: UploadData; onEnd?: (ended: UploadData) => void } = {}) {
  const client = useQueryClient();
  const input = { id: id ?? "" };
  const { data } = useQuery(orpc.ideaImports.get.queryOptions({ input, enabled: id !== null, ...(initial && id !== null && { initialData: initial }) }));
  const running = id !== null && data?.id === id && isRunning(data.status);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (!running) return;
    const stop = new AbortController();
    const key = orpc.ideaImports.get.queryKey({ input: { id } });
    const follow = async (): Promise<void> => {
      for await (const now of await api.ideaImports.watch({ id }, { signal: stop.signal })) {
        if (stop.signal.aborted) return;
        client.setQueryData(key, now);
        if (!isRunning(now.status)) end.current?.(now);
      }
    };
    void (async () => {
      while (!stop.signal.aborted) {
        // A lost connection is taken up again; the effect ends when the upload has.
        await follow().catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    })();
    return () => stop.abort();
  }, [client, id, running]);
  return id === null ? undefined : data;
}
