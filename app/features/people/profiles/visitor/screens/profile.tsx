import { HydrationBoundary, type QueryClient, useQuery } from "@tanstack/react-query";
import { data, redirect, useRevalidator } from "react-router";
import { orpc } from "#app/api/client.ts";
import { type Outcome, outcomeOf, STATUS } from "#app/api/page-outcome.ts";
import { requestContext } from "#app/api/request-context.ts";
import { packagesQuery } from "#app/features/people/packages/public.ts";
import { portfolioQuery } from "#app/features/people/portfolio/public.ts";
import { factsQuery } from "#app/features/people/verifications/public.ts";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNotice } from "#app/ui/states.tsx";
import { workQuery } from "../../profiles.work.ts";
import { ProfileNotFound } from "../components/profile-not-found.tsx";
import { ProfilePage } from "../components/profile-page.tsx";
import type { Route } from "./+types/profile";

/** The message button has its own namespace. */
export const handle = { namespaces: ["messages.button", "packages", "portfolio", "verifications.facts"] };

/** Reads what the page shows into the cache. Throws the redirect from a former or differently written name to the person's address. */
async function prefetch(client: QueryClient, queries: typeof orpc, id: string, address: string): Promise<Outcome> {
  try {
    const profile = await client.fetchQuery({ ...queries.profiles.get.queryOptions({ input: { id } }), retry: false });
    if (id.toLowerCase() !== profile.id && profile.path !== `/profile/${id}`) throw redirect(profile.path, 301);
    await Promise.all([
      client.prefetchQuery(factsQuery(queries, { userId: profile.id }) as never),
      client.prefetchQuery(portfolioQuery(queries, profile.id) as never),
      client.prefetchQuery(packagesQuery(queries, profile.id) as never),
      client.prefetchQuery(workQuery(queries, profile.id, new URL(address).searchParams) as never),
    ]);
    return "found";
  } catch (error) {
    if (error instanceof Response) throw error;
    return outcomeOf(error);
  }
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const client = makeQueryClient();
  const outcome = await prefetch(client, context.get(requestContext).orpc as unknown as typeof orpc, params.id, request.url);
  return data({ outcome, state: dehydrateStable(client) }, { status: STATUS[outcome] });
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return { outcome: await prefetch(browserQueryClient(), orpc, params.id, request.url), state: undefined };
}

export default function Profile({ loaderData: { outcome, state }, params }: Route.ComponentProps) {
  if (outcome === "missing") return <ProfileNotFound />;
  if (outcome === "failed") return <Failed />;
  return (
    <HydrationBoundary state={state}>
      <Loaded key={params.id} id={params.id} />
    </HydrationBoundary>
  );
}

function Loaded({ id }: { id: string }) {
  const { data: profile } = useQuery(orpc.profiles.get.queryOptions({ input: { id } }));
  return profile ? <ProfilePage profile={profile} /> : null;
}

function Failed() {
  const t = useT("profiles");
  const shell = useT("shell");
  const { revalidate, state } = useRevalidator();
  return (
    <div className="wrap py-16">
      <title>{t("page.loadFailed")}</title>
      <ErrorNotice
        title={t("page.loadFailed")}
        actions={
          <Button onClick={() => void revalidate()} pending={state === "loading"}>
            {shell("errorBox.tryAgain")}
          </Button>
        }
      />
    </div>
  );
}
