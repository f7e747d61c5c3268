import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { readFailure } from "#app/ui/form/failure.ts";
import { toast } from "#app/ui/toast.tsx";
import type { Action, ReportReason, SubjectType } from "../../moderation.ts";

type Decision = { type: SubjectType; id: string; action: Action; reason?: ReportReason | ""; note?: string };

/** Decides, confirms with a toast, and reloads the queue and the navigation's counts. */
export function useDecide(onDone?: () => void) {
  const t = useT("moderation.admin");
  const client = useQueryClient();
  const renew = () =>
    Promise.all([client.invalidateQueries({ queryKey: orpc.moderation.key() }), client.invalidateQueries({ queryKey: orpc.adminArea.waiting.key() })]);
  return useMutation({
    mutationFn: (decision: Decision) => api.moderation.decide(decision),
    onSuccess: async (_, { action }) => {
      toast({ title: t(`done.${action}`) });
      onDone?.();
      await renew();
    },
    onError: async (error) => {
      const { kind } = readFailure(error);
      const isLate = kind === "conflict" || kind === "gone";
      toast({ title: t(isLate ? "late" : "decideFailed"), tone: "danger" });
      if (!isLate) return;
      onDone?.();
      await renew();
    },
  });
}
