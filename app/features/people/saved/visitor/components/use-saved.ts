import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Savable } from "../../saved.ts";
import { checkTogether } from "./check-together.ts";

type Target = { type: Savable; id: string };

const keyOf = ({ type, id }: Target) => [...orpc.saved.check.key(), type, id];

/** Whether the viewer saved an item, and a toggle: optimistic, rolled back when the server refuses. */
export function useSaved(type: Savable, id: string) {
  const t = useT("saved");
  const client = useQueryClient();
  const { viewer } = useViewer();
  const { data: isSaved = false } = useQuery({ queryKey: keyOf({ type, id }), queryFn: () => checkTogether(type, id), enabled: viewer !== null });
  useLiveEvents("reaction", (event) => void (event?.id === id && client.invalidateQueries({ queryKey: keyOf({ type, id }) })));
  const setSaved = useCallback(
    (isOn: boolean, target: Target = { type, id }, extra?: ReactNode) => {
      const key = keyOf(target);
      void client.cancelQueries({ queryKey: key });
      client.setQueryData(key, isOn);
      const call = isOn ? api.saved.save(target) : api.saved.remove(target);
      call.then(
        () => {
          toast({ title: t(isOn ? (target.type === "product" ? "savedToWishlist" : "saved") : "removed"), ...(isOn && extra ? { description: extra } : {}) });
          void client.invalidateQueries({ queryKey: orpc.saved.list.key() });
          void client.invalidateQueries({ queryKey: orpc.dashboard.key() });
        },
        () => {
          client.setQueryData(key, !isOn);
          toast({ title: t(isOn ? "saveFailed" : "removeFailed"), tone: "danger" });
        },
      );
    },
    [client, t, type, id],
  );
  return { isSaved, setSaved };
}
