import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { IdeaSelection } from "../../idea-uploads.contract.ts";

/** Asks anew for everything the editors' part shows of ideas. */
function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: orpc.ideasAdmin.key() });
}

type Shown = "published" | "unpublished";

/** Publishes or hides, with a toast that says how many changed, were so already, are gone or left. */
export function useSetStatus(onDone?: () => void) {
  const t = useT("idea-uploads");
  const format = useFormat();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: { selection: IdeaSelection; status: Shown }) => api.ideasAdmin.setStatus(input),
    onSuccess: async ({ changed, unchanged, missing, remaining }, { status }) => {
      const parts = [t("bulk.result", { changed })];
      if (unchanged > 0) parts.push(t("bulk.unchanged", { count: unchanged }));
      if (missing > 0) parts.push(t("bulk.missing", { count: missing }));
      if (remaining > 0) parts.push(t("bulk.remaining", { count: remaining }));
      toast({ title: t(status === "published" ? "toast.published" : "toast.unpublished"), description: format.list(parts) });
      if (remaining === 0) onDone?.();
      await refresh();
    },
    onError: () => toast({ title: t("error"), description: t("toast.statusFailed"), tone: "danger" }),
  });
}

/** Into the bin and out of it again. */
export function useBin() {
  const t = useT("idea-uploads");
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, isRestore }: { id: string; title: string; isRestore: boolean }): Promise<unknown> =>
      isRestore ? api.ideasAdmin.restore({ id }) : api.ideasAdmin.remove({ id }),
    onSuccess: async (_, { title, isRestore }) => {
      toast({ title: t(isRestore ? "toast.restored" : "toast.removed", { title }), description: isRestore ? undefined : t("toast.removedText") });
      await refresh();
    },
    onError: () => toast({ title: t("error"), description: t("toast.changeFailed"), tone: "danger" }),
  });
}
