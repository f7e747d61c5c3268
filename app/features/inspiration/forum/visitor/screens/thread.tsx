import { HydrationBoundary, type QueryClient, useQuery } from "@tanstack/react-query";
import { data, redirect, useRevalidator } from "react-router";
import { orpc } from "#app/api/client.ts";
import { type Outcome, outcomeOf, STATUS } from "#app/api/page-outcome.ts";
import { requestContext } from "#app/api/request-context.ts";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNotice } from "#app/ui/states.tsx";
import { threadPath } from "../../forum.ts";
import { answersTo } from "../components/answers.tsx";
import { NotThere } from "../components/not-there.tsx";
import { ThreadPage } from "../components/thread-page.tsx";
import type { Route } from "./+types/thread";
import "../../forum.css";
import "../../thread.css";

/** Namespaces of the report button and of removal reasons. */
export const handle = { namespaces: ["moderation.button"] };

/** Reads what the page shows into the cache. Throws the redirect to the question's current topic. */
async function prefetch(client: QueryClient, queries: typeof orpc, topic: string, slug: string): Promise<Outcome> {
  const answers = client.prefetchInfiniteQuery(answersTo(queries, slug));
  try {
    const thread = await client.fetchQuery({ ...queries.forum.get.queryOptions({ input: { slug } }), retry: false });
    if (thread.topic.slug !== topic) throw redirect(threadPath(thread.topic.slug, slug), 301);
    await Promise.all([answers, client.prefetchQuery(queries.forum.similar.queryOptions({ input: { title: thread.title } }))]);
    return "found";
  } catch (error) {
    if (error instanceof Response) throw error;
    return outcomeOf(error);
  }
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const client = makeQueryClient();
  const outcome = await prefetch(client, context.get(requestContext).orpc as unknown as typeof orpc, params.topic, params.slug);
  return data({ outcome, state: dehydrateStable(client) }, { status: STATUS[outcome] });
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { outcome: await prefetch(browserQueryClient(), orpc, params.topic, params.slug), state: undefined };
}

export default function Thread({ loaderData: { outcome, state }, params }: Route.ComponentProps) {
  if (outcome === "missing") return <NotThere kind="thread" />;
  if (outcome === "failed") return <ThreadFailed />;
  return (
    <HydrationBoundary state={state}>
      <Loaded key={params.slug} slug={params.slug} />
    </HydrationBoundary>
  );
}

function Loaded({ slug }: { slug: string }) {
  const { data: thread } = useQuery(orpc.forum.get.queryOptions({ input: { slug } }));
  return thread ? <ThreadPage thread={thread} /> : null;
}

function ThreadFailed() {
  const t = useT("forum");
  const shell = useT("shell");
  const { revalidate, state } = useRevalidator();
  return (
    <div className="wrap py-16">
      <title>{t("threadFailed")}</title>
      <ErrorNotice
        title={t("threadFailed")}
        actions={
          <Button onClick={() => void revalidate()} pending={state === "loading"}>
            {shell("errorBox.tryAgain")}
          </Button>
        }
      />
    </div>
  );
}
