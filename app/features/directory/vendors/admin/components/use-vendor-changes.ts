import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { VendorSelection } from "../../vendors.admin.contract.ts";
import type { AdminVendorStatus } from "../../vendors.admin.ts";

/** Asks anew for everything the admin part shows of vendors. */
export function useRefreshVendors(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: orpc.vendorsAdmin.key() });
}

/** The status toggle of one row, with its toasts. */
export function useSetStatus() {
  const t = useT("vendors.admin");
  const refresh = useRefreshVendors();
  return useMutation({
    mutationFn: (input: { id: string; status: AdminVendorStatus }) => api.vendorsAdmin.setStatus(input),
    onSuccess: async ({ status }) => {
      toast({ title: t("toast.statusTitle"), description: t("toast.statusText", { status: t(`status.${status}`) }) });
      await refresh();
    },
    onError: () => toast({ title: t("toast.error"), description: t("toast.statusFailed"), tone: "danger" }),
  });
}

/** The bulk change, with a toast that says how many changed, were so already, are gone or left. */
export function useSetStatusOfMany(onDone: () => void) {
  const t = useT("vendors.admin");
  const format = useFormat();
  const refresh = useRefreshVendors();
  return useMutation({
    mutationFn: (input: { selection: VendorSelection; status: AdminVendorStatus }) => api.vendorsAdmin.setStatusOfMany(input),
    onSuccess: async ({ changed, unchanged, missing, remaining }) => {
      const parts = [t("bulk.result", { changed, unchanged })];
      if (missing > 0) parts.push(t("bulk.missing", { count: missing }));
      if (remaining > 0) parts.push(t("bulk.remaining", { count: remaining }));
      toast({ title: t("toast.statusTitle"), description: format.list(parts) });
      if (remaining === 0) onDone();
      await refresh();
    },
    onError: () => toast({ title: t("toast.error"), description: t("toast.statusFailed"), tone: "danger" }),
  });
}
