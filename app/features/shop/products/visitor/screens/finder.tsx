import { HydrationBoundary, keepPreviousData, useQuery } from "@tanstack/react-query";
import { redirect } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useCardPage, writtenPage } from "#app/kit/use-card-page.ts";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { ProductPage } from "../../products.contract.ts";
import { finderPath, type ProductSearch, parseProductSearch, productAddress } from "../../products.search.ts";
import { ProductFilters } from "../components/product-filters.tsx";
import { ProductResults } from "../components/product-results.tsx";
import { ProductChips, ProductToolbar } from "../components/product-toolbar.tsx";
import type { Route } from "./+types/finder";
import "../../products.css";

const FORM = "product-filters";
const PATH = "/products";

const queriesOf = (queries: typeof orpc, search: ProductSearch) => {
  const { sort: _sort, page: _page, ...filters } = search;
  return { list: queries.products.list.queryOptions({ input: search }), facets: queries.products.facets.queryOptions({ input: filters }) };
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = parseProductSearch(new URL(request.url).searchParams);
  const client = makeQueryClient();
  const { list, facets } = queriesOf(context.get(requestContext).orpc as unknown as typeof orpc, search);
  await Promise.all([client.prefetchQuery(list), client.prefetchQuery(facets)]);
  const page = client.getQueryData(list.queryKey);
  redirectToLast(search, page);
  // The cards are in the page as HTML: only how many there are travels beside them.
  client.removeQueries({ queryKey: list.queryKey, exact: true });
  return { search, first: page && writtenPage(page), state: dehydrateStable(client) };
}

/** The next page is shown when it is there; until then the present one stays. A failure is shown in its place. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = parseProductSearch(new URL(request.url).searchParams);
  const client = browserQueryClient();
  const { list, facets } = queriesOf(orpc, search);
  await Promise.all([client.prefetchQuery(list), client.prefetchQuery(facets)]);
  redirectToLast(search, client.getQueryData(list.queryKey));
  return { search, first: undefined, state: undefined };
}

/** A number behind the last page leads to the last page. */
function redirectToLast(search: ProductSearch, found: ProductPage | undefined): void {
  if (found && found.page !== search.page) throw redirect(finderPath({ ...search, page: found.page }));
}

export default function Finder({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Products search={loaderData.search} first={loaderData.first} />
    </HydrationBoundary>
  );
}

/** `first`: this very page came from the server, with its cards. */
function Products({ search, first }: { search: ProductSearch; first: Route.ComponentProps["loaderData"]["first"] }) {
  const t = useT("products");
  const { go } = useListAddress(productAddress, PATH);
  const queries = queriesOf(orpc, search);
  const list = useCardPage<ProductPage>(queries.list, first, PATH);
  const { data: facets } = useQuery({ ...queries.facets, placeholderData: keepPreviousData });
  const filters = { search, facets, onChange: go };
  return (
    <div className="wrap">
      <FinderHead search={search} />
      <PageHeader title={t("title")} text={t("subtitle")} />
      <div className="split">
        <aside className="filters product-filters" id="filters" aria-label={t("filters")}>
          <ProductFilters {...filters} form={FORM} />
        </aside>
        <section aria-label={t("title")}>
          <ProductToolbar {...filters} found={list.found} form={FORM} />
          {list.failed ? (
            <LocalErrorBox error={list.failed.error} onTryAgain={() => void list.failed?.refetch()} />
          ) : (
            <>
              <ProductChips search={search} facets={facets} found={list.found} />
              <ProductResults search={search} list={list} />
            </>
          )}
        </section>
      </div>
    </div>
  );
}

function FinderHead({ search }: { search: ProductSearch }) {
  const t = useT("products");
  const { code } = useLanguage();
  const { category, room } = search;
  const kind = category ? t(`category.${category}`) : room ? t(`room.${room}`) : "";
  return (
    <PageHead
      title={kind ? t("titleOf", { kind }) : t("title")}
      description={t("description")}
      path={finderPath({ ...search, sort: "featured" })}
      language={code}
      isHidden={search.search !== ""}
    />
  );
}
