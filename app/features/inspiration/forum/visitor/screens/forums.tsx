import { HydrationBoundary, type QueryClient, useQuery } from "@tanstack/react-query";
import { data, Link, useNavigate } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { IdeasNav } from "#app/features/inspiration/ideas/public.tsx";
import { LOG_PATH } from "#app/features/talk/moderation/public.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useRootData } from "#app/kit/root-data.ts";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { FORUM_FEED } from "#app/platform/pages/feed.ts";
import { isThinList } from "#app/platform/pages/thin.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { DelayedSearch } from "#app/ui/list/delayed-search.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { Breadcrumbs } from "#app/ui/page-header.tsx";
import { threadsJsonLd } from "../../forum.json-ld.ts";
import { type ForumSearch, forumAddress, parseForumSearch } from "../../forum.search.ts";
import { FORUM_PATH } from "../../forum.ts";
import { AskLink } from "../components/ask-link.tsx";
import { FollowButton } from "../components/follow-button.tsx";
import { NotThere } from "../components/not-there.tsx";
import { ThreadList, threads } from "../components/thread-list.tsx";
import { TopicChips, TopicList } from "../components/topic-list.tsx";
import type { Route } from "./+types/forums";
import "../../forum.css";

export const handle = { namespaces: ["ideas"] };

type Outcome = { search: ForumSearch; isThere: boolean };

async function prefetch(client: QueryClient, queries: typeof orpc, search: ForumSearch): Promise<Outcome> {
  await Promise.all([client.prefetchInfiniteQuery(threads(queries, search)), client.prefetchQuery(queries.forum.topics.queryOptions())]);
  const topics = client.getQueryData(queries.forum.topics.queryKey());
  return { search, isThere: !search.topic || !topics || topics.items.some(({ slug }) => slug === search.topic) };
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const client = makeQueryClient();
  const search = parseForumSearch(params.topic, new URL(request.url).searchParams);
  const outcome = await prefetch(client, context.get(requestContext).orpc as unknown as typeof orpc, search);
  return data({ ...outcome, state: dehydrateStable(client) }, { status: outcome.isThere ? 200 : 404 });
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const search = parseForumSearch(params.topic, new URL(request.url).searchParams);
  return { ...(await prefetch(browserQueryClient(), orpc, search)), state: undefined };
}

export default function Forums({ loaderData: { search, isThere, state } }: Route.ComponentProps) {
  if (!isThere) return <NotThere kind="topic" />;
  return (
    <HydrationBoundary state={state}>
      <Loaded search={search} />
    </HydrationBoundary>
  );
}

function Loaded({ search }: { search: ForumSearch }) {
  const t = useT("forum");
  const { code } = useLanguage();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const navigate = useNavigate();
  const list = useMoreList(threads(orpc, search));
  const { data: topics } = useQuery(orpc.forum.topics.queryOptions());
  const topic = topics?.items.find(({ slug }) => slug === search.topic);
  const address = forumAddress({ ...search, sort: "active", search: "" });
  const title = topic ? topic.name : t("title");
  return (
    <div className="wrap">
      <PageHead
        title={topic ? t("topicTitle", { topic: topic.name }) : t("title")}
        description={topic?.description ?? t("description")}
        path={address}
        language={code}
        isHidden={search.sort === "mine" || isThinList(address) || search.search !== ""}
        feed={FORUM_FEED}
        jsonLd={list.items?.length ? (import.meta.env.SSR ? threadsJsonLd(list.items, siteUrl) : {}) : undefined}
      />
      <IdeasNav current="forums" />
      <header className="forum-head">
        {topic && <Breadcrumbs items={[{ label: t("ideas"), to: "/ideas" }, { label: t("title"), to: FORUM_PATH }, { label: topic.name }]} />}
        <div className="line">
          <div>
            <h1>{title}</h1>
            {topic ? <p lang={languageOf(topic.description)}>{topic.description}</p> : <p>{t("text")}</p>}
          </div>
          <div className="acts">
            {topic && <FollowButton isFollowed={topics?.followed.includes(topic.slug) ?? false} of={{ topic: topic.slug }} />}
            <AskLink topic={search.topic} />
          </div>
        </div>
        <search>
          <DelayedSearch
            label={topic ? t("searchIn", { topic: topic.name }) : t("search")}
            value={search.search}
            onChange={(words) => void navigate(forumAddress({ ...search, search: words }), { replace: true, preventScrollReset: true })}
          />
        </search>
        <TopicChips current={search.topic} />
      </header>
      <div className="forum-body">
        <section aria-label={t("questions")}>
          <h2 className="vh">{t("questions")}</h2>
          <ThreadList search={search} list={list} />
        </section>
        <aside>
          <TopicList current={search.topic} />
          <p className="forum-log">
            <Link className="link" to={LOG_PATH}>
              {t("log")}
            </Link>
          </p>
        </aside>
      </div>
    </div>
  );
}
