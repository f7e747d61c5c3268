import { useMutation } from "@tanstack/react-query";
import { api } from "#app/api/client.ts";
import { useBulkChange } from "#app/features/talk/bulk-changes/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Category } from "../../categories.contract.ts";
import { ACTIVE_CHANGE } from "../../categories.ts";

/** Shows and hides categories, one or many. */
export function useActive({ refresh, onStarted }: { refresh(): Promise<void>; onStarted(): void }) {
  const t = useT("categories.admin");
  const one = useMutation({
    mutationFn: (input: { id: string; isActive: boolean }) => api.categories.setActive(input),
    onSuccess: async ({ id, isActive }) => {
      const undo = { label: t("toast.undo"), onAction: () => one.mutate({ id, isActive: !isActive }) };
      toast({ title: t(isActive ? "toast.activated" : "toast.deactivated"), action: undo });
      await refresh();
    },
    onError: (error) => {
      const isUnnamed = (error as { data?: { fields?: Record<string, string> } }).data?.fields?.["nameAr"] !== undefined;
      toast({ title: t("toast.error"), description: t(isUnnamed ? "toast.unnamed" : "toast.statusFailed"), tone: "danger" });
    },
  });
  const { ask, ...bulk } = useBulkChange({
    kind: ACTIVE_CHANGE,
    refresh,
    onStarted,
    resultText: ({ changed, unchanged }) => t("bulk.result", { changed, unchanged }),
  });
  const setMany = (ids: string[], isActive: boolean) =>
    ask({
      count: ids.length,
      title: t("bulk.done"),
      question: {
        title: t(isActive ? "bulk.askActivate" : "bulk.askDeactivate", { count: ids.length }),
        text: t(isActive ? "bulk.activateText" : "bulk.deactivateText"),
        action: t(isActive ? "bulk.activate" : "bulk.deactivate"),
        isDanger: !isActive,
      },
      send: () => api.categories.setActiveOfMany({ ids, isActive }),
    });
  return {
    ...bulk,
    setMany,
    setOne: ({ id, isActive }: Category) => one.mutate({ id, isActive: !isActive }),
    busyId: one.isPending ? one.variables.id : undefined,
  };
}
