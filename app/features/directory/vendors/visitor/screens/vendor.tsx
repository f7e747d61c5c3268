import { HydrationBoundary, type QueryClient, useQuery } from "@tanstack/react-query";
import { data, redirect, useRevalidator } from "react-router";
import { orpc } from "#app/api/client.ts";
import { type Outcome, outcomeOf, STATUS } from "#app/api/page-outcome.ts";
import { requestContext } from "#app/api/request-context.ts";
import { factsQuery } from "#app/features/people/verifications/public.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNotice } from "#app/ui/states.tsx";
import { vendorPath } from "../components/vendor-card.tsx";
import { VendorNotFound } from "../components/vendor-not-found.tsx";
import { VendorPage } from "../components/vendor-page.tsx";
import { reviewsOf } from "../components/vendor-reviews.tsx";
import type { Route } from "./+types/vendor";

/** The form that asks for a quote brings texts of its own. */
export const handle = { namespaces: ["quotes", "verifications.facts"] };

/** Reads what the page shows into the cache. Throws the redirect to a vendor's present address. */
async function prefetch(client: QueryClient, queries: typeof orpc, slug: string): Promise<Outcome> {
  // what stands below the vendor may fail or come late without harm
  const below = Promise.all([
    client.prefetchQuery(queries.vendors.similar.queryOptions({ input: { slug } })),
    client.prefetchInfiniteQuery(reviewsOf(queries, slug)),
    client.prefetchQuery(queries.quotes.options.queryOptions()),
    client.prefetchQuery(factsQuery(queries, { vendorSlug: slug }) as never),
  ]);
  try {
    await client.fetchQuery({ ...queries.vendors.get.queryOptions({ input: { slug } }), retry: false });
    await below;
    return "found";
  } catch (error) {
    const { code, data: moved } = problemOf(error);
    if (code === "MOVED") throw redirect(vendorPath((moved as { slug: string }).slug), 301);
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

export default function Vendor({ loaderData: { outcome, state }, params }: Route.ComponentProps) {
  if (outcome === "missing") return <VendorNotFound />;
  if (outcome === "failed") return <VendorFailed />;
  return (
    <HydrationBoundary state={state}>
      <Loaded key={params.slug} slug={params.slug} />
    </HydrationBoundary>
  );
}

function Loaded({ slug }: { slug: string }) {
  const { data: vendor } = useQuery(orpc.vendors.get.queryOptions({ input: { slug } }));
  return vendor ? <VendorPage vendor={vendor} /> : null;
}

function VendorFailed() {
  const t = useT("vendors");
  const shell = useT("shell");
  const { revalidate, state } = useRevalidator();
  return (
    <div className="wrap py-16">
      <title>{t("loadFailed")}</title>
      <ErrorNotice
        title={t("loadFailed")}
        actions={
          <Button onClick={() => void revalidate()} pending={state === "loading"}>
            {shell("errorBox.tryAgain")}
          </Button>
        }
      />
    </div>
  );
}
