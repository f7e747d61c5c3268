import { HydrationBoundary, keepPreviousData, useQuery } from "@tanstack/react-query";
import { redirect } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useCardPage, writtenPage } from "#app/kit/use-card-page.ts";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { VendorPage } from "../../vendors.contract.ts";
import { formatVendorSearch, parseVendorSearch, type VendorSearch } from "../../vendors.search.ts";
import { useVendorSearch } from "../components/use-vendor-search.ts";
import { shownCategories, VendorFilters } from "../components/vendor-filters.tsx";
import { VendorResults } from "../components/vendor-results.tsx";
import { VendorChips, VendorToolbar } from "../components/vendor-toolbar.tsx";
import type { Route } from "./+types/directory";

const FORM = "vendor-filters";

const filtersOf = ({ search, category, city, vendorType }: VendorSearch) => ({ search, category, city, vendorType });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { orpc: server } = context.get(requestContext);
  const search = parseVendorSearch(new URL(request.url).searchParams);
  const client = makeQueryClient();
  await Promise.all([
    client.prefetchQuery(server.vendors.list.queryOptions({ input: search })),
    client.prefetchQuery(server.vendors.facets.queryOptions({ input: filtersOf(search) })),
  ]);
  const { queryKey } = server.vendors.list.queryOptions({ input: search });
  const page = client.getQueryData(queryKey);
  redirectToLast(search, page);
  // The cards are in the page as HTML: only how many there are travels beside them.
  client.removeQueries({ queryKey, exact: true });
  // Three of four categories are in collapsed departments.
  client.setQueryData(
    server.vendors.facets.queryKey({ input: filtersOf(search) }),
    (facets) => facets && { ...facets, categories: shownCategories(facets.categories, search.category) },
  );
  return { search, first: page && writtenPage(page), state: dehydrateStable(client) };
}

/** The current page stays until the next one has loaded or failed. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = parseVendorSearch(new URL(request.url).searchParams);
  const client = browserQueryClient();
  const list = orpc.vendors.list.queryOptions({ input: search });
  await Promise.all([client.prefetchQuery(list), client.prefetchQuery(orpc.vendors.facets.queryOptions({ input: filtersOf(search) }))]);
  redirectToLast(search, client.getQueryData(list.queryKey));
  return { search, first: undefined, state: undefined };
}

/** A number behind the last page leads to the last page. */
function redirectToLast(search: VendorSearch, found: VendorPage | undefined): void {
  if (found && found.page !== search.page) throw redirect(`/vendors${formatVendorSearch({ ...search, page: found.page })}`);
}

export default function Directory({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Vendors search={loaderData.search} first={loaderData.first} />
    </HydrationBoundary>
  );
}

/** `first`: this very page came from the server, with its cards. */
function Vendors({ search, first }: { search: VendorSearch; first: Route.ComponentProps["loaderData"]["first"] }) {
  const t = useT("vendors");
  const { change } = useVendorSearch();
  const list = useCardPage<VendorPage>(orpc.vendors.list.queryOptions({ input: search }), first, "/vendors");
  const { found, failed } = list;
  const { data: facets } = useQuery({ ...orpc.vendors.facets.queryOptions({ input: filtersOf(search) }), placeholderData: keepPreviousData });
  return (
    <div className="wrap">
      <DirectoryHead search={search} />
      <PageHeader title={t("title")} text={t("subtitle")} />
      <div className="split">
        <aside className="filters" id="filters" aria-label={t("filters")}>
          <VendorFilters search={search} facets={facets} onChange={change} form={FORM} />
        </aside>
        <section aria-label={t("title")}>
          <VendorToolbar search={search} facets={facets} found={found} form={FORM} />
          {failed ? (
            <LocalErrorBox error={failed.error} onTryAgain={() => void failed.refetch()} />
          ) : (
            <>
              <VendorChips search={search} facets={facets} found={found} />
              <VendorResults search={search} list={list} />
            </>
          )}
        </section>
      </div>
    </div>
  );
}

function DirectoryHead({ search }: { search: VendorSearch }) {
  const t = useT("vendors");
  const { code } = useLanguage();
  const { data: facets } = useQuery({ ...orpc.vendors.facets.queryOptions({ input: filtersOf(search) }), placeholderData: keepPreviousData });
  const place = facets?.cities.find((city) => city.value === search.city)?.label ?? search.city;
  return (
    <PageHead
      title={place ? t("titleIn", { place }) : t("title")}
      description={t("description")}
      path={`/vendors${formatVendorSearch({ ...search, sort: "featured" })}`}
      language={code}
      isHidden={search.search !== ""}
    />
  );
}
