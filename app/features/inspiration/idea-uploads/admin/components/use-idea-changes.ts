import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useBulkChange } from "#app/features/talk/bulk-changes/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { IdeaSelection } from "../../idea-uploads.contract.ts";
import { BIN_DAYS, type IdeaStatus, STATUS_CHANGE } from "../../idea-uploads.ts";

/** Reloads everything the admin area shows of ideas. */
function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: orpc.ideasAdmin.key() });
}

/** Publishes, hides or removes one or many; every change can be undone. */
export function useIdeaStatus(onStarted: () => void) {
  const t = useT("idea-uploads");
  const { ask, ...parts } = useBulkChange({
    kind: STATUS_CHANGE,
    refresh: useRefresh(),
    onStarted,
    resultText: ({ changed, unchanged, missing }) => t("bulk.result", { changed, unchanged, missing }),
  });
  const set = (selection: IdeaSelection, status: IdeaStatus, count: number) =>
    ask({
      count,
      title: t(status === "removed" ? "toast.binned" : `toast.${status}`),
      question: {
        title: t(`bulk.ask.${status}`, { count }),
        text: t(`bulk.askText.${status}`, { days: BIN_DAYS }),
        action: t(`bulk.askButton.${status}`, { count }),
        isDanger: status !== "published",
      },
      send: () => api.ideasAdmin.setStatus({ selection, status }),
    });
  return { set, ...parts };
}

/** Into the bin and out of it again. */
export function useBin() {
  const t = useT("idea-uploads");
  const refresh = useRefresh();
  const bin = useMutation({
    mutationFn: ({ id, isRestore }: { id: string; title: string; isRestore: boolean }): Promise<unknown> =>
      isRestore ? api.ideasAdmin.restore({ id }) : api.ideasAdmin.remove({ id }),
    onSuccess: async (_, { id, title, isRestore }) => {
      toast({
        title: t(isRestore ? "toast.restored" : "toast.removed", { title }),
        description: isRestore ? undefined : t("toast.removedText"),
        action: isRestore ? undefined : { label: t("toast.undo"), onAction: () => bin.mutate({ id, title, isRestore: true }) },
      });
      await refresh();
    },
    onError: () => toast({ title: t("error"), description: t("toast.changeFailed"), tone: "danger" }),
  });
  return bin;
}
