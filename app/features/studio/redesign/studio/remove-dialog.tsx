import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { toast } from "#app/ui/toast.tsx";
import { START_PATH } from "../redesign.address.ts";

/** Asks once more before a photograph and all its pictures are gone. */
export function RemoveDialog({ id, onClose }: { id: string; onClose(): void }) {
  const s = useT("redesign.studio");
  const client = useQueryClient();
  const navigate = useNavigate();
  const removing = useMutation({
    mutationFn: () => api.redesign.remove({ id }),
    onSuccess: async () => {
      await navigate(START_PATH, { replace: true });
      toast({ title: s("remove.done") });
      client.removeQueries({ queryKey: orpc.redesign.get.queryKey({ input: { id } }) });
      await client.invalidateQueries({ queryKey: orpc.redesign.list.key() });
    },
    onError: () => void toast({ title: s("remove.failed"), tone: "danger" }),
  });
  return (
    <ConfirmDialog
      title={s("remove.title")}
      cancel={s("remove.no")}
      action={s("remove.yes")}
      isDanger
      pending={removing.isPending}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      {s("remove.text")}
    </ConfirmDialog>
  );
}
