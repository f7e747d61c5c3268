import { HydrationBoundary, type QueryClient, useQuery } from "@tanstack/react-query";
import { data, redirect, useRevalidator } from "react-router";
import { orpc } from "#app/api/client.ts";
import { type Outcome, outcomeOf, STATUS } from "#app/api/page-outcome.ts";
import { requestContext } from "#app/api/request-context.ts";
import { factsQuery } from "#app/features/people/verifications/public.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { type ServerRows, serverRows } from "#app/platform/pages/server-rows.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNotice } from "#app/ui/states.tsx";
import { vendorPath } from "../components/vendor-card.tsx";
import { VendorNotFound } from "../components/vendor-not-found.tsx";
import { VendorPage, type WrittenParts } from "../components/vendor-page.tsx";
import type { Route } from "./+types/vendor";

/** Verified facts and the quote form have namespaces of their own. */
export const handle = { namespaces: ["vendors.page", "verifications.facts"] };

/** Reads what the page shows into the cache. Throws the redirect to a vendor's present address. */
async function prefetch(client: QueryClient, queries: typeof orpc, slug: string): Promise<Outcome> {
  // the sections below the vendor may fail or come late without failing the page
  const below = Promise.all([
    client.prefetchQuery(queries.vendors.similar.queryOptions({ input: { slug } })),
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
  const queries = context.get(requestContext).orpc as unknown as typeof orpc;
  const quotes = client.fetchQuery(queries.quotes.options.queryOptions()).catch(() => ({ cities: [] }));
  const outcome = await prefetch(client, queries, params.slug);
  const { queryKey } = queries.vendors.similar.queryOptions({ input: { slug: params.slug } });
  const written = serverRows<WrittenParts>({ similar: client.getQueryData(queryKey) ?? [], quotes: await quotes });
  for (const key of [queryKey, queries.quotes.options.queryKey()]) client.removeQueries({ queryKey: key, exact: true });
  return data({ outcome, written, state: dehydrateStable(client) }, { status: STATUS[outcome] });
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { outcome: await prefetch(browserQueryClient(), orpc, params.slug), written: undefined, state: undefined };
}

export default function Vendor({ loaderData: { outcome, written, state }, params }: Route.ComponentProps) {
  if (outcome === "missing") return <VendorNotFound />;
  if (outcome === "failed") return <VendorFailed />;
  return (
    <HydrationBoundary state={state}>
      <Loaded key={params.slug} slug={params.slug} written={written} />
    </HydrationBoundary>
  );
}

function Loaded({ slug, written }: { slug: string; written: ServerRows<WrittenParts> | undefined }) {
  const { data: vendor } = useQuery(orpc.vendors.get.queryOptions({ input: { slug } }));
  return vendor ? <VendorPage vendor={vendor} written={written} /> : null;
}

function VendorFailed() {
  const t = useT("vendors.page");
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
