import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { orpc } from "#app/api/client.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";
import type { RedesignDetail, RedesignPicture } from "../redesign.contract.ts";

/** Polling interval without events. */
const ASK_AGAIN_MS = 2_500;

export const isOpen = ({ state }: RedesignPicture): boolean => state === "queued" || state === "running";
const isBusy = (redesign: RedesignDetail): boolean => redesign.analysis === "waiting" || redesign.pictures.some(isOpen);

/** Loader and screen share it, so that both mean the same entry of the cache. */
export const redesignQuery = (queries: typeof orpc, id: string) => ({ ...queries.redesign.get.queryOptions({ input: { id } }), retry: false });

/** A live redesign: follows the server's events, and polls while a picture is being made. */
export function useRedesign(id: string) {
  const client = useQueryClient();
  const query = useQuery({
    ...redesignQuery(orpc, id),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? ASK_AGAIN_MS : false),
    refetchOnReconnect: true,
  });
  useLiveEvents("redesign", (event) => {
    if (!event || event.id === id) void client.invalidateQueries({ queryKey: orpc.redesign.get.queryKey({ input: { id } }) });
  });
  return query;
}

/** Announces pictures that ended while the page was open. */
export function useEnds(pictures: readonly RedesignPicture[], onEnd: (picture: RedesignPicture) => void): void {
  const before = useRef(new Map<string, boolean>());
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    for (const picture of pictures) {
      const wasOpen = before.current.get(picture.id);
      before.current.set(picture.id, isOpen(picture));
      if (wasOpen && !isOpen(picture)) latest.current(picture);
    }
  }, [pictures]);
}
