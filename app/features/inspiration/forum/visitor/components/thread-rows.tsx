import { CircleCheck, Lock, MessageSquare, Pin, ThumbsUp } from "lucide-react";
import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import { Badge, VerifiedMark } from "#app/ui/marks.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { ThreadRow } from "../../forum.contract.ts";
import { threadPath, topicPath } from "../../forum.ts";

/** Questions, one line each. In a topic's own list the topic is not named again. */
export function ThreadRows({ threads, isInTopic = false }: { threads: readonly ThreadRow[]; isInTopic?: boolean }) {
  return (
    <ul className="forum-rows">
      {threads.map((thread) => (
        <li key={thread.id}>
          <Row thread={thread} isInTopic={isInTopic} />
        </li>
      ))}
    </ul>
  );
}

function Row({ thread, isInTopic }: { thread: ThreadRow; isInTopic: boolean }) {
  const t = useT("forum");
  const format = useFormat();
  const { topic, author } = thread;
  return (
    <article className="forum-row">
      <div className="what">
        <h3>
          {thread.isPinned && <Pin size={16} aria-label={t("pinned")} />}
          <Link to={threadPath(topic.slug, thread.slug)} prefetch="intent" dir="auto" lang={thread.language}>
            {thread.title}
          </Link>
          {thread.status !== "visible" && <Badge tone="warn">{t(`status.${thread.status}`)}</Badge>}
          {thread.isLocked && <Lock size={16} aria-label={t("locked")} />}
        </h3>
        <p className="excerpt" dir="auto" lang={thread.language}>
          {thread.excerpt}
        </p>
        <p className="meta">
          <span className="by">
            {author ? <bdi>{author.name}</bdi> : t("gone")}
            {author?.isVerified && <VerifiedMark label={t("verified")} />}
          </span>
          {!isInTopic && (
            <Link className="tag" to={topicPath(topic.slug)}>
              {topic.name}
            </Link>
          )}
          <TimeAgo at={thread.lastActivityAt} />
        </p>
      </div>
      {thread.photo && <Photo image={thread.photo} shape="1:1" sizes="72px" alt="" className="thumb" />}
      <div className="counts">
        <span className={classes("answers", thread.hasAccepted && "solved")}>
          {thread.hasAccepted ? <CircleCheck size={16} aria-hidden /> : <MessageSquare size={16} aria-hidden />}
          <b className="num">{format.number(thread.answers)}</b>
          <span className="vh">{t(thread.hasAccepted ? "answersSolved" : "answersShort", { n: thread.answers })}</span>
        </span>
        {thread.votes > 0 && (
          <span className="votes">
            <ThumbsUp size={16} aria-hidden />
            <span className="num">{format.number(thread.votes)}</span>
            <span className="vh">{t("votesShort", { n: thread.votes })}</span>
          </span>
        )}
      </div>
    </article>
  );
}

export const LoadingRows = () => (
  <ul className="forum-rows" aria-hidden>
    {[62, 48, 71, 55, 66].map((width) => (
      <li key={width}>
        <div className="forum-row">
          <div className="what">
            <Skeleton width={`${width}%`} height="1.3em" />
            <Skeleton width="90%" />
            <Skeleton width="30%" />
          </div>
        </div>
      </li>
    ))}
  </ul>
);
