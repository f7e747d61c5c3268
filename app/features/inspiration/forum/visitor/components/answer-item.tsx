import { useQueryClient } from "@tanstack/react-query";
import { CircleCheck, Reply } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import { toast } from "#app/ui/toast.tsx";
import type { ForumAnswer, ForumReply, ThreadDetail } from "../../forum.contract.ts";
import { postAnchor, threadPath } from "../../forum.ts";
import { AuthorLine } from "./author-line.tsx";
import { Composer, PostEditForm } from "./lazy-forms.tsx";
import { PostActions } from "./post-actions.tsx";
import { PostNotice } from "./post-notice.tsx";
import { PostPhotos } from "./post-photos.tsx";
import { PostText } from "./post-text.tsx";

type Props = { answer: ForumAnswer; thread: ThreadDetail };

/** An answer with its replies. */
export function AnswerItem({ answer, thread }: Props) {
  const t = useT("forum");
  const [isReplying, setReplying] = useState(false);
  const { viewer } = useViewer();
  const canReply = !thread.isLocked && thread.status === "visible" && answer.status === "visible";
  const path = threadPath(thread.topic.slug, thread.slug);
  return (
    <article className={classes("forum-answer", answer.isAccepted && "accepted")} id={postAnchor(answer.id)}>
      {answer.isAccepted && (
        <p className="forum-accepted">
          <CircleCheck size={20} aria-hidden />
          {t("accepted")}
        </p>
      )}
      <Post post={answer} thread={thread}>
        {thread.canAccept && answer.status === "visible" && <AcceptButton answer={answer} thread={thread} />}
        {canReply &&
          (viewer ? (
            <button type="button" className="forum-act" aria-expanded={isReplying} onClick={() => setReplying(!isReplying)}>
              <Reply className="flip" size={16} aria-hidden />
              {t("reply")}
            </button>
          ) : (
            <Link className="forum-act" to={`/login?redirect=${encodeURIComponent(path)}`} rel="nofollow">
              <Reply className="flip" size={16} aria-hidden />
              {t("reply")}
            </Link>
          ))}
      </Post>
      {(answer.replies.length > 0 || isReplying) && (
        <div className="forum-replies">
          {answer.replies.length > 0 && (
            <ul aria-label={t("replies")}>
              {answer.replies.map((reply) => (
                <li key={reply.id} id={postAnchor(reply.id)}>
                  <Post post={reply} thread={thread} />
                </li>
              ))}
            </ul>
          )}
          {isReplying && <Composer thread={thread} parentId={answer.id} onDone={() => setReplying(false)} />}
        </div>
      )}
    </article>
  );
}

/** One answer or reply; a removed one leaves a line. */
function Post({ post, thread, children }: { post: ForumReply; thread: ThreadDetail; children?: ReactNode }) {
  const t = useT("forum");
  const [isEditing, setEditing] = useState(false);
  if (post.status === "removed") return <p className="forum-note">{t("removed.byAuthor")}</p>;
  if (post.status === "hidden" && post.body === "") return <PostNotice status="hidden" reason={post.hiddenReason} />;
  if (isEditing) return <PostEditForm post={post} thread={thread} onDone={() => setEditing(false)} />;
  const name = t("answerBy", { name: post.author?.name ?? t("gone") });
  return (
    <>
      <AuthorLine author={post.author} at={post.createdAt} editedAt={post.editedAt} />
      <PostNotice status={post.status} reason={post.hiddenReason} />
      <PostText text={post.body} mentions={post.mentions} language={post.language} />
      <PostPhotos photos={post.photos} name={name} />
      <PostActions type="post" post={post} name={name} onEdit={() => setEditing(true)}>
        {children}
      </PostActions>
    </>
  );
}

/** For the question's author: accepts the answer. */
function AcceptButton({ answer, thread }: Props) {
  const t = useT("forum");
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    try {
      await api.forum.accept({ id: thread.id, postId: answer.isAccepted ? null : answer.id });
      toast({ title: t(answer.isAccepted ? "accept.taken" : "accept.done") });
      await Promise.all([client.invalidateQueries({ queryKey: orpc.forum.get.key() }), client.invalidateQueries({ queryKey: orpc.forum.answers.key() })]);
    } catch {
      toast({ title: t("actionFailed"), tone: "danger" });
    } finally {
      setPending(false);
    }
  };
  return (
    <button
      type="button"
      className={classes("forum-act", answer.isAccepted && "on")}
      aria-pressed={answer.isAccepted}
      aria-busy={isPending || undefined}
      onClick={() => void press()}
    >
      <CircleCheck size={16} aria-hidden />
      {t(answer.isAccepted ? "accept.undo" : "accept.button")}
    </button>
  );
}
