import { HydrationBoundary, type QueryClient, useQuery } from "@tanstack/react-query";
import { data, useRevalidator } from "react-router";
import { orpc } from "#app/api/client.ts";
import { type Outcome, outcomeOf, STATUS } from "#app/api/page-outcome.ts";
import { requestContext } from "#app/api/request-context.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { type ServerRows, serverRows } from "#app/platform/pages/server-rows.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNotice } from "#app/ui/states.tsx";
import type { ProductCardData } from "../../products.contract.ts";
import { ProductNotFound } from "../components/product-not-found.tsx";
import { ProductPage } from "../components/product-page.tsx";
import type { Route } from "./+types/product";
import "../../products.css";
import "../../product.css";

export const handle = { namespaces: ["products.page", "products.fit"] };

type Queries = typeof orpc;
const productQuery = (queries: Queries, slug: string) => queries.products.get.queryOptions({ input: { slug } });
const togetherQuery = (queries: Queries, slug: string) => queries.products.goesWith.queryOptions({ input: { slug } });

/** Reads what the page shows into the cache; what stands below the product may fail without harm. */
async function prefetch(client: QueryClient, queries: Queries, slug: string): Promise<Outcome> {
  const together = client.prefetchQuery(togetherQuery(queries, slug));
  try {
    await client.fetchQuery({ ...productQuery(queries, slug), retry: false });
    await together;
    return "found";
  } catch (error) {
    return outcomeOf(error);
  }
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const client = makeQueryClient();
  const queries = context.get(requestContext).orpc as unknown as Queries;
  const outcome = await prefetch(client, queries, params.slug);
  const { queryKey } = togetherQuery(queries, params.slug);
  const together = serverRows<readonly ProductCardData[]>(client.getQueryData(queryKey) ?? []);
  client.removeQueries({ queryKey, exact: true });
  return data({ outcome, together, state: dehydrateStable(client) }, { status: STATUS[outcome] });
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { outcome: await prefetch(browserQueryClient(), orpc, params.slug), together: undefined, state: undefined };
}

export default function Product({ loaderData: { outcome, together, state }, params }: Route.ComponentProps) {
  if (outcome === "missing") return <ProductNotFound />;
  if (outcome === "failed") return <ProductFailed />;
  return (
    <HydrationBoundary state={state}>
      <Loaded key={params.slug} slug={params.slug} written={together} />
    </HydrationBoundary>
  );
}

function Loaded({ slug, written }: { slug: string; written: ServerRows<readonly ProductCardData[]> | undefined }) {
  const { viewer } = useViewer();
  // The server wrote prices in riyals.
  const isWritten = written !== undefined && (viewer?.currency ?? "SAR") === "SAR";
  const { data: product } = useQuery(productQuery(orpc, slug));
  const { data: together = [] } = useQuery({ ...togetherQuery(orpc, slug), enabled: !isWritten });
  return product ? <ProductPage product={product} together={isWritten ? written : together} /> : null;
}

function ProductFailed() {
  const t = useT("products.page");
  const { revalidate, state } = useRevalidator();
  return (
    <div className="wrap py-16">
      <title>{t("failed.title")}</title>
      <ErrorNotice
        title={t("failed.title")}
        actions={
          <Button onClick={() => void revalidate()} pending={state === "loading"}>
            {t("failed.again")}
          </Button>
        }
      >
        <p>{t("failed.text")}</p>
      </ErrorNotice>
    </div>
  );
}
