import { PenLine } from "lucide-react";
import type { ReactNode } from "react";
import { ReportButton } from "#app/features/talk/moderation/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { ForumReply } from "../../forum.contract.ts";
import { RemoveButton } from "./lazy-forms.tsx";
import { VoteButton } from "./vote-button.tsx";

type Props = {
  type: "thread" | "post";
  post: Pick<ForumReply, "id" | "votes" | "isVoted" | "isMine" | "status" | "canEdit" | "canRemove">;
  name: string;
  onEdit(): void;
  children?: ReactNode;
};

/** Actions on a text: helpful, share, report; for the author edit and remove. */
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
