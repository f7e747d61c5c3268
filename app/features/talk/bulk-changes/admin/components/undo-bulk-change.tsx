import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";
import { isOpen } from "../../bulk-changes.ts";

const POLL_MS = 2000;

/** A bulk change's result and its 'Undo', in the activity log. */
export function UndoBulkChange({ id }: { id: string }) {
  const t = useT("bulk-changes");
  const client = useQueryClient();
  const options = orpc.bulkChanges.get.queryOptions({
    input: { id },
    refetchInterval: ({ state }) => (state.data && isOpen(state.data.status) ? POLL_MS : false),
  });
  const { data: change } = useQuery(options);
  const undo = useMutation({
    mutationFn: () => api.bulkChanges.undo({ id }),
    onSuccess: async () => {
      toast({ title: t("undoStarted") });
      await client.invalidateQueries();
    },
    onError: () => toast({ title: t("failed"), description: t("failedText"), tone: "danger" }),
  });
  if (!change) return null;
  return (
    <p className="flex flex-wrap items-center gap-3 text-muted">
      {isOpen(change.status) ? t("runningShort") : t("summary", { changed: change.changed })}
      {change.isUndoable && (
        <Button size="sm" pending={undo.isPending} onClick={() => undo.mutate()}>
          {t("undo")}
        </Button>
      )}
    </p>
  );
}
