import { HydrationBoundary, type QueryClient, useQuery } from "@tanstack/react-query";
import { data, redirect, useRevalidator } from "react-router";
import { orpc } from "#app/api/client.ts";
import { type Outcome, outcomeOf, STATUS } from "#app/api/page-outcome.ts";
import { requestContext } from "#app/api/request-context.ts";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNotice } from "#app/ui/states.tsx";
import { ideaPath } from "../../../ideas.ts";
import { similarIdeas } from "../../similar-query.ts";
import { IdeaNotFound } from "../components/idea-not-found.tsx";
import { IdeaPage } from "../components/idea-page.tsx";
import type { Route } from "./+types/idea";
import "../../detail.css";

export const handle = { namespaces: ["ideas", "ideas.detail", "ideas.reactions", "ideabooks.picker", "moderation.button"] };

const BY_ID = /^inspiration-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** Reads what the page shows into the cache. Throws the redirect from /ideas/inspiration-{id} to the idea. */
async function prefetch(client: QueryClient, queries: typeof orpc, slug: string): Promise<Outcome> {
  const id = BY_ID.exec(slug)?.[1]?.toLowerCase();
  try {
    if (id) {
      const target = await client.fetchQuery({ ...queries.ideaDetail.resolve.queryOptions({ input: { id } }), retry: false });
      throw redirect(ideaPath(target.slug), 301);
    }
    const idea = await client.fetchQuery({ ...queries.ideaDetail.get.queryOptions({ input: { slug } }), retry: false });
    // the sections below the idea may fail without failing the page
    await client.prefetchQuery(similarIdeas(queries, idea));
    return "found";
  } catch (error) {
    if (error instanceof Response) throw error;
    return outcomeOf(error);
  }
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const client = makeQueryClient();
  const outcome = await prefetch(client, context.get(requestContext).orpc as unknown as typeof orpc, params.slug);
  return data({ outcome, state: dehydrateStable(client) }, { status: STATUS[outcome] });
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { outcome: await prefetch(browserQueryClient(), orpc, params.slug), state: undefined };
}

export default function Idea({ loaderData: { outcome, state }, params }: Route.ComponentProps) {
  if (outcome === "missing") return <IdeaNotFound />;
  if (outcome === "failed") return <IdeaFailed />;
  return (
    <HydrationBoundary state={state}>
      <Loaded key={params.slug} slug={params.slug} />
    </HydrationBoundary>
  );
}

function Loaded({ slug }: { slug: string }) {
  const { data: idea } = useQuery(orpc.ideaDetail.get.queryOptions({ input: { slug } }));
  if (!idea) return null;
  return (
    <>
      <meta name="counted" content={`idea ${idea.id}`} />
      <IdeaPage idea={idea} />
    </>
  );
}

function IdeaFailed() {
  const t = useT("ideas.detail");
  const shell = useT("shell");
  const { revalidate, state } = useRevalidator();
  return (
    <div className="wrap py-16">
      <title>{t("failed")}</title>
      <ErrorNotice
        title={t("failed")}
        actions={
          <Button onClick={() => void revalidate()} pending={state === "loading"}>
            {shell("errorBox.tryAgain")}
          </Button>
        }
      />
    </div>
  );
}
