import { HydrationBoundary, keepPreviousData, useQuery } from "@tanstack/react-query";
import { cardLoader } from "#app/api/card-loader.server.ts";
import { orpc } from "#app/api/client.ts";
import { type CardListArgs, cardClientLoader } from "#app/kit/card-list.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useRootData } from "#app/kit/root-data.ts";
import { useCardPage } from "#app/kit/use-card-page.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { itemList } from "#app/platform/pages/json-ld.ts";
import { readServerRows } from "#app/platform/pages/server-rows.ts";
import { isThinList } from "#app/platform/pages/thin.ts";
import { CardScreen } from "#app/ui/list/card-screen.tsx";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import type { ProductPage } from "../../products.contract.ts";
import { finderPath, type ProductSearch, parseProductSearch, productAddress } from "../../products.search.ts";
import { productPath } from "../../products.ts";
import { ProductFilters } from "../components/product-filters.tsx";
import { ProductResults } from "../components/product-results.tsx";
import { ProductChips, ProductToolbar } from "../components/product-toolbar.tsx";
import type { Route } from "./+types/finder";
import "../../products.css";

const FORM = "product-filters";
const PATH = "/products";

const finder = {
  searchOf: ({ request }: CardListArgs) => parseProductSearch(new URL(request.url).searchParams),
  queriesOf(queries: typeof orpc, search: ProductSearch) {
    const { sort: _sort, page: _page, ...filters } = search;
    return { list: queries.products.list.queryOptions({ input: search }), facets: queries.products.facets.queryOptions({ input: filters }) };
  },
  pathOf: finderPath,
};

export const handle = { namespaces: ["products.finder"] };
export const loader = cardLoader(finder);
export const clientLoader = cardClientLoader(finder);

export default function Finder({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Products {...loaderData} />
    </HydrationBoundary>
  );
}

/** `first`: this very page came from the server, with its cards. */
function Products({ search, first }: Route.ComponentProps["loaderData"]) {
  const t = useT("products");
  const own = useT("products.finder");
  const { go } = useListAddress(productAddress, PATH);
  const queries = finder.queriesOf(orpc, search);
  const list = useCardPage<ProductPage>(queries.list, first, PATH);
  const { data: facets } = useQuery({ ...queries.facets, placeholderData: keepPreviousData });
  const filters = { search, facets, onChange: go, form: FORM };
  return (
    <div className="wrap">
      <FinderHead search={search} found={list.found} first={first} />
      {search.search && list.found && !list.isLoading && <meta name="searched" content={`products ${list.found.total} ${search.search}`} />}
      <CardScreen
        title={t("title")}
        text={own("subtitle")}
        filters={<ProductFilters {...filters} />}
        toolbar={<ProductToolbar {...filters} found={list.found} />}
        failed={list.failed}
      >
        <ProductChips search={search} facets={facets} found={list.found} />
        <ProductResults search={search} list={list} />
      </CardScreen>
    </div>
  );
}

type HeadProps = Pick<Route.ComponentProps["loaderData"], "search" | "first"> & { found: { total: number } | undefined };

function FinderHead({ search, found, first }: HeadProps) {
  const t = useT("products");
  const own = useT("products.finder");
  const { code } = useLanguage();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const path = finderPath({ ...search, sort: "featured" });
  const listed = import.meta.env.SSR && first ? (readServerRows(first.cards) ?? []).map(({ slug }) => ({ path: productPath(slug) })) : [];
  const { category, room } = search;
  const kind = category ? t(`category.${category}`) : room ? t(`room.${room}`) : "";
  return (
    <PageHead
      title={kind ? own("titleOf", { kind }) : t("title")}
      description={t("description")}
      path={path}
      language={code}
      isHidden={isThinList(path, found?.total)}
      jsonLd={import.meta.env.SSR ? itemList(siteUrl, listed) : {}}
    />
  );
}
