import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { toast } from "#app/ui/toast.tsx";
import { FORUM_PATH } from "../../forum.ts";

/** Removes one's own text, after a confirmation. */
export function RemoveButton({ type, id }: { type: "thread" | "post"; id: string }) {
  const t = useT("forum");
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    try {
      await api.forum.remove({ type, id });
      toast({ title: t("remove.done") });
      if (type === "thread") {
        await navigate(FORUM_PATH);
        await client.invalidateQueries({ queryKey: orpc.forum.list.key() });
      } else await client.invalidateQueries({ queryKey: orpc.forum.key() });
    } catch {
      toast({ title: t("remove.failed"), tone: "danger" });
      setPending(false);
    }
  };
  return (
    <>
      <button type="button" className="forum-act" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Trash2 size={16} aria-hidden />
        {t("remove.button")}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t("remove.title")}
        action={t("remove.button")}
        isDanger
        pending={isPending}
        onConfirm={() => void remove()}
      >
        {t("remove.text")}
      </ConfirmDialog>
    </>
  );
}
