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
import type { VendorFacets, VendorPage } from "../../vendors.contract.ts";
import { formatVendorSearch, parseVendorSearch, type VendorSearch } from "../../vendors.search.ts";
import { useVendorSearch } from "../components/use-vendor-search.ts";
import { vendorPath } from "../components/vendor-card.tsx";
import { shownCategories, VendorFilters } from "../components/vendor-filters.tsx";
import { VendorResults } from "../components/vendor-results.tsx";
import { VendorChips, VendorToolbar } from "../components/vendor-toolbar.tsx";
import type { Route } from "./+types/directory";

const FORM = "vendor-filters";

const directory = {
  searchOf: ({ request }: CardListArgs) => parseVendorSearch(new URL(request.url).searchParams),
  queriesOf(queries: typeof orpc, search: VendorSearch) {
    const { sort: _sort, page: _page, ...filters } = search;
    return { list: queries.vendors.list.queryOptions({ input: search }), facets: queries.vendors.facets.queryOptions({ input: filters }) };
  },
  pathOf: (search: VendorSearch) => `/vendors${formatVendorSearch(search)}`,
  // Three of four categories are in collapsed departments.
  facetsOnPage: (facets: VendorFacets, search: VendorSearch) => ({ ...facets, categories: shownCategories(facets.categories, search.category) }),
};

export const loader = cardLoader(directory);
export const clientLoader = cardClientLoader(directory);

export default function Directory({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Vendors {...loaderData} />
    </HydrationBoundary>
  );
}

/** `first`: this very page came from the server, with its cards. */
function Vendors({ search, first }: Route.ComponentProps["loaderData"]) {
  const t = useT("vendors");
  const { change } = useVendorSearch();
  const queries = directory.queriesOf(orpc, search);
  const list = useCardPage<VendorPage>(queries.list, first, "/vendors");
  const { data: facets } = useQuery({ ...queries.facets, placeholderData: keepPreviousData });
  const shown = { search, facets, found: list.found };
  return (
    <div className="wrap">
      <DirectoryHead search={search} facets={facets} found={list.found} first={first} />
      {search.search && list.found && !list.isLoading && <meta name="searched" content={`vendors ${list.found.total} ${search.search}`} />}
      <CardScreen
        title={t("title")}
        text={t("subtitle")}
        filters={<VendorFilters search={search} facets={facets} onChange={change} form={FORM} />}
        toolbar={<VendorToolbar {...shown} form={FORM} />}
        failed={list.failed}
      >
        <VendorChips {...shown} />
        <VendorResults search={search} list={list} />
      </CardScreen>
    </div>
  );
}

type HeadProps = Pick<Route.ComponentProps["loaderData"], "search" | "first"> & { facets: VendorFacets | undefined; found: { total: number } | undefined };

function DirectoryHead({ search, facets, found, first }: HeadProps) {
  const t = useT("vendors");
  const { code } = useLanguage();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const path = `/vendors${formatVendorSearch({ ...search, sort: "featured" })}`;
  const listed = import.meta.env.SSR && first ? (readServerRows(first.cards) ?? []).map(({ slug }) => ({ path: vendorPath(slug) })) : [];
  const place = facets?.cities.find((city) => city.value === search.city)?.label ?? search.city;
  return (
    <PageHead
      title={place ? t("titleIn", { place }) : t("title")}
      description={t("description")}
      path={path}
      language={code}
      isHidden={isThinList(path, found?.total)}
      jsonLd={import.meta.env.SSR ? itemList(siteUrl, listed) : {}}
    />
  );
}
