import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import type { ForumTopic } from "../../forum.contract.ts";
import { TOPIC_KINDS, topicPath } from "../../forum.ts";

/** Rooms and trades with how many questions each has. */
export function TopicList({ current }: { current: string }) {
  const t = useT("forum");
  const { data, error, refetch } = useQuery(orpc.forum.topics.queryOptions());
  if (error && !data)
    return (
      <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
        <p>{t("topicsFailed")}</p>
      </LocalErrorBox>
    );
  return (
    <nav className="forum-topics" aria-label={t("topics")} id="topics">
      {TOPIC_KINDS.map((kind) => (
        <section key={kind}>
          <h2>{t(`kind.${kind}`)}</h2>
          {data ? (
            <KindTopics topics={data.items.filter((topic) => topic.kind === kind)} current={current} />
          ) : (
            <ul>
              {[1, 2, 3, 4, 5].map((n) => (
                <li key={n} className="py-2">
                  <Skeleton />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </nav>
  );
}

/** Topics that nobody asked about yet stay folded, so that the list is no column of zeros. */
function KindTopics({ topics, current }: { topics: readonly ForumTopic[]; current: string }) {
  const t = useT("forum");
  const isAsked = (topic: ForumTopic) => topic.threads > 0 || topic.slug === current;
  const line = (topic: ForumTopic) => <TopicLine key={topic.slug} topic={topic} isCurrent={topic.slug === current} />;
  const empty = topics.filter((topic) => !isAsked(topic));
  if (empty.length === topics.length) return <ul>{topics.map(line)}</ul>;
  return (
    <>
      <ul>{topics.filter(isAsked).map(line)}</ul>
      {empty.length > 0 && (
        <details className="fold">
          <summary>{t("moreTopics", { n: empty.length })}</summary>
          <ul>{empty.map(line)}</ul>
        </details>
      )}
    </>
  );
}

function TopicLine({ topic, isCurrent }: { topic: ForumTopic; isCurrent: boolean }) {
  const t = useT("forum");
  const format = useFormat();
  return (
    <li>
      <Link to={topicPath(topic.slug)} aria-current={isCurrent ? "page" : undefined}>
        <span>{topic.name}</span>
        {topic.threads > 0 && (
          <span className="num" aria-hidden>
            {format.number(topic.threads)}
          </span>
        )}
        <span className="vh">{t("threads", { n: topic.threads })}</span>
      </Link>
    </li>
  );
}

/** On phones: the topics with most questions in one line that scrolls, and the way to all of them. */
export function TopicChips({ current }: { current: string }) {
  const t = useT("forum");
  const { data } = useQuery(orpc.forum.topics.queryOptions());
  const best = [...(data?.items ?? [])].sort((a, b) => b.threads - a.threads).slice(0, 8);
  return (
    <nav className="forum-chips" aria-label={t("topicsShort")}>
      <a className="chip" href="#topics">
        {t("allTopics")}
      </a>
      {best.map((topic) => (
        <Link
          key={topic.slug}
          className={topic.slug === current ? "chip on" : "chip"}
          to={topicPath(topic.slug)}
          aria-current={topic.slug === current ? "page" : undefined}
        >
          {topic.name}
        </Link>
      ))}
    </nav>
  );
}
