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
          <ul>
            {data
              ? data.items
                  .filter((topic) => topic.kind === kind)
                  .map((topic) => <TopicLine key={topic.slug} topic={topic} isCurrent={topic.slug === current} />)
              : [1, 2, 3, 4, 5].map((n) => (
                  <li key={n} className="py-2">
                    <Skeleton />
                  </li>
                ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function TopicLine({ topic, isCurrent }: { topic: ForumTopic; isCurrent: boolean }) {
  const t = useT("forum");
  const format = useFormat();
  return (
    <li>
      <Link to={topicPath(topic.slug)} aria-current={isCurrent ? "page" : undefined}>
        <span>{topic.name}</span>
        <span className="num" aria-hidden>
          {format.number(topic.threads)}
        </span>
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
