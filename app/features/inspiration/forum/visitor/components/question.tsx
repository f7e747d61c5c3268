import { useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Badge } from "#app/ui/marks.tsx";
import type { ThreadDetail } from "../../forum.contract.ts";
import { AuthorLine } from "./author-line.tsx";
import { FollowButton } from "./follow-button.tsx";
import { EditForm } from "./lazy-forms.tsx";
import { PostActions } from "./post-actions.tsx";
import { PostNotice } from "./post-notice.tsx";
import { PostPhotos } from "./post-photos.tsx";
import { PostText } from "./post-text.tsx";
import { ShareButton } from "./share-button.tsx";

/** The question itself. */
export function Question({ thread }: { thread: ThreadDetail }) {
  const t = useT("forum");
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <EditForm thread={thread} onDone={() => setEditing(false)} />;
  return (
    <article className="forum-question">
      <h1 dir="auto" lang={thread.language}>
        {thread.title}
      </h1>
      <AuthorLine author={thread.author} at={thread.createdAt} editedAt={thread.editedAt}>
        {thread.hasAccepted && <Badge tone="ok">{t("solved")}</Badge>}
      </AuthorLine>
      <PostNotice status={thread.status} reason={thread.hiddenReason} />
      <PostText text={thread.body} mentions={thread.mentions} language={thread.language} />
      <PostPhotos photos={thread.photos} name={thread.title} />
      <PostActions type="thread" post={thread} name={thread.title} onEdit={() => setEditing(true)}>
        {thread.status === "visible" && <ShareButton title={thread.title} />}
      </PostActions>
      <FollowButton isFollowed={thread.isFollowed} of={{ thread: thread.id }} />
    </article>
  );
}
