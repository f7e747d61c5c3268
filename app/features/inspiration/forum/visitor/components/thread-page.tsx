import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { orpc } from "#app/api/client.ts";
import { LOG_PATH } from "#app/features/talk/moderation/public.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useRootData } from "#app/kit/root-data.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { breadcrumbs } from "#app/platform/pages/json-ld.ts";
import { isThin, lettersOf } from "#app/platform/pages/thin.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { Breadcrumbs } from "#app/ui/page-header.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import type { ThreadDetail } from "../../forum.contract.ts";
import { threadJsonLd } from "../../forum.json-ld.ts";
import { FORUM_PATH, threadPath, topicPath } from "../../forum.ts";
import { AnswerBox } from "./answer-box.tsx";
import { Answers, answersTo } from "./answers.tsx";
import { AskLink } from "./ask-link.tsx";
import { Question } from "./question.tsx";
import { ThreadRows } from "./thread-rows.tsx";

/** A question with its answers, and similar questions. */
export function ThreadPage({ thread }: { thread: ThreadDetail }) {
  const t = useT("forum");
  const isGone = thread.status === "hidden" && thread.body === "";
  if (isGone) return <Removed thread={thread} />;
  return (
    <div className="wrap">
      <Head thread={thread} />
      <div className="py-4">
        <Breadcrumbs
          items={[
            { label: t("ideas"), to: "/ideas" },
            { label: t("title"), to: FORUM_PATH },
            { label: thread.topic.name, to: topicPath(thread.topic.slug) },
            {
              label: (
                <span className="block max-w-[min(44ch,70vw)] truncate" dir="auto" lang={thread.language}>
                  {thread.title}
                </span>
              ),
            },
          ]}
        />
      </div>
      <div className="forum-body thread">
        <div>
          <Question thread={thread} />
          <Answers thread={thread} />
          {thread.isLocked ? (
            <p className="forum-note" role="note">
              <Lock size={20} aria-hidden />
              {t("lockedText")}
            </p>
          ) : (
            thread.status === "visible" && <AnswerBox thread={thread} />
          )}
        </div>
        <aside>
          <div className="panel">
            <h2>{t("askYours")}</h2>
            <p>{t("askYoursText")}</p>
            <AskLink topic={thread.topic.slug} />
          </div>
          <Similar thread={thread} />
        </aside>
      </div>
    </div>
  );
}

function Head({ thread }: { thread: ThreadDetail }) {
  const t = useT("forum");
  const { code } = useLanguage();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const answers = useMoreList(answersTo(orpc, thread.slug));
  const crumbs = [
    { name: t("title"), path: FORUM_PATH },
    { name: thread.topic.name, path: topicPath(thread.topic.slug) },
    { name: thread.title, path: threadPath(thread.topic.slug, thread.slug) },
  ];
  const photo = thread.photos.find(({ isPrivate }) => !isPrivate);
  return (
    <PageHead
      title={thread.title}
      description={thread.body.replace(/\s+/g, " ").slice(0, 200)}
      path={threadPath(thread.topic.slug, thread.slug)}
      language={code}
      type="article"
      image={photo && photoUrl(photo.id, 1280, "jpg")}
      isHidden={thread.status !== "visible" || isThin({ letters: lettersOf(thread.title, thread.body), voices: thread.answers })}
      shared={import.meta.env.SSR ? { title: thread.title, facts: thread.topic.name } : undefined}
      jsonLd={
        import.meta.env.SSR && thread.status === "visible" ? [threadJsonLd(thread, answers.items ?? [], siteUrl, t("gone")), breadcrumbs(siteUrl, crumbs)] : {}
      }
    />
  );
}

function Similar({ thread }: { thread: ThreadDetail }) {
  const t = useT("forum");
  const { data } = useQuery(orpc.forum.similar.queryOptions({ input: { title: thread.title } }));
  const others = data?.items.filter(({ id }) => id !== thread.id) ?? [];
  if (others.length === 0) return null;
  return (
    <section className="forum-similar">
      <h2>{t("similar")}</h2>
      <ThreadRows threads={others} />
    </section>
  );
}

/** A hidden question: a placeholder with the reason. */
function Removed({ thread }: { thread: ThreadDetail }) {
  const t = useT("forum");
  return (
    <div className="wrap py-10">
      <title>{t("removed.title")}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title={t("removed.title")}
        text={t("removed.why", { why: thread.hiddenReason ?? "other" })}
        actions={
          <>
            <ButtonLink variant="primary" to={topicPath(thread.topic.slug)}>
              {thread.topic.name}
            </ButtonLink>
            <ButtonLink to={LOG_PATH}>{t("log")}</ButtonLink>
          </>
        }
      />
    </div>
  );
}
