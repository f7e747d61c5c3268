import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createElement, useEffect, useRef } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";

/** Batches bursts of events into one request. */
const BREATH_MS = 120;

const everything = { queryKey: orpc.notifications.key() };

/** Refreshes the page's lists and count on live events. */
export function useLiveNotifications(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLiveEvents("notification", () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void client.invalidateQueries(everything), BREATH_MS);
  });
}

/** Actions on notifications; each reloads from the server, so that count and lists agree. */
export function useNotificationActions() {
  const t = useT("notifications");
  const client = useQueryClient();
  const renew = () => client.invalidateQueries(everything);
  const onError = () => void toast({ title: t("actionFailed"), tone: "danger" });
  const read = useMutation({ mutationFn: (input: { id: string; isRead: boolean }) => api.notifications.setRead(input), onSuccess: renew, onError });
  const readAll = useMutation({
    mutationFn: () => api.notifications.markAllRead(),
    onSuccess: () => {
      toast({ title: t("allRead") });
      return renew();
    },
    onError,
  });
  const restore = useMutation({ mutationFn: (id: string) => api.notifications.restore({ id }), onSuccess: renew, onError });
  const remove = useMutation({
    mutationFn: (id: string) => api.notifications.remove({ id }),
    onSuccess: (_, id) => {
      const undo = () => {
        shown.dismiss();
        restore.mutate(id);
      };
      const shown = toast({ title: t("removed"), description: createElement(Button, { size: "sm", onClick: undo }, t("undo")) });
      return renew();
    },
    onError,
  });
  return {
    setRead: (id: string, isRead: boolean) => read.mutate({ id, isRead }),
    markAllRead: () => readAll.mutate(),
    isMarkingAll: readAll.isPending,
    remove: (id: string) => remove.mutate(id),
  };
}
