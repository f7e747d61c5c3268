import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useBulkChange } from "#app/features/talk/bulk-changes/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { VendorSelection } from "../../vendors.admin.contract.ts";
import { type AdminVendorStatus, STATUS_CHANGE } from "../../vendors.admin.ts";

/** Reloads everything the admin area shows of vendors. */
export function useRefreshVendors(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: orpc.vendorsAdmin.key() });
}

/** Changes the status of one or many vendors; every change can be undone. */
export function useVendorStatus(onStarted: () => void) {
  const t = useT("vendors.admin");
  const { ask, ...parts } = useBulkChange({
    kind: STATUS_CHANGE,
    refresh: useRefreshVendors(),
    onStarted,
    resultText: ({ changed, unchanged, missing, total, value }) =>
      total === 1 && value ? t("toast.statusText", { status: t(`status.${value as AdminVendorStatus}`) }) : t("bulk.result", { changed, unchanged, missing }),
  });
  const set = (selection: VendorSelection, status: Exclude<AdminVendorStatus, "Pending">, count: number) =>
    ask({
      count,
      title: t("toast.statusTitle"),
      question: {
        title: t(`bulk.ask.${status}`, { count }),
        text: t(`bulk.askText.${status}`),
        action: t(`bulk.askButton.${status}`, { count }),
        isDanger: status === "Inactive",
      },
      send: () => api.vendorsAdmin.setStatusOfMany({ selection, status }),
    });
  return { set, ...parts };
}
