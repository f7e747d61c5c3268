import { useQueryClient } from "@tanstack/react-query";
import { PenLine, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { ReportButton } from "#app/features/moderation/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ForumReply } from "../forum.contract.ts";
import { FORUM_PATH } from "../forum.ts";
import { VoteButton } from "./vote-button.tsx";

type Props = {
  type: "thread" | "post";
  post: Pick<ForumReply, "id" | "votes" | "isVoted" | "isMine" | "status" | "canEdit" | "canRemove">;
  name: string;
  onEdit(): void;
  children?: ReactNode;
};

/** What can be done with a text: find it helpful, share, report; one's own can be changed and taken back. */
export function PostActions({ type, post, name, onEdit, children }: Props) {
  const t = useT("forum");
  return (
    <div className="forum-acts">
      {post.status === "visible" && <VoteButton type={type} id={post.id} votes={post.votes} isVoted={post.isVoted} isMine={post.isMine} />}
      {children}
      {post.canEdit && (
        <button type="button" className="forum-act" onClick={onEdit}>
          <PenLine size={16} aria-hidden />
          {t("edit")}
        </button>
      )}
      {post.canRemove && <RemoveButton type={type} id={post.id} />}
      {!post.isMine && post.status === "visible" && (
        <span className="report">
          <ReportButton type={type === "thread" ? "forum_thread" : "forum_post"} id={post.id} name={name} />
        </span>
      )}
    </div>
  );
}

function RemoveButton({ type, id }: { type: "thread" | "post"; id: string }) {
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
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t("remove.title")}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t("cancel")}</Button>
            <Button variant="danger" pending={isPending} onClick={() => void remove()}>
              {t("remove.button")}
            </Button>
          </>
        }
      >
        <p>{t("remove.text")}</p>
      </Dialog>
    </>
  );
}
