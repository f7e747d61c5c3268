import { HydrationBoundary, keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigation } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { formatVendorSearch, parseVendorSearch, type VendorSearch } from "../../vendors.search.ts";
import { useVendorSearch } from "../components/use-vendor-search.ts";
import { VendorFilters } from "../components/vendor-filters.tsx";
import { LoadingVendors, VendorResults } from "../components/vendor-results.tsx";
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
  return { search, state: dehydrateStable(client) };
}

/** The next page is shown when it is there; until then the present one stays. A failure is shown in its place. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = parseVendorSearch(new URL(request.url).searchParams);
  const client = browserQueryClient();
  await Promise.all([
    client.prefetchQuery(orpc.vendors.list.queryOptions({ input: search })),
    client.prefetchQuery(orpc.vendors.facets.queryOptions({ input: filtersOf(search) })),
  ]);
  return { search, state: undefined };
}

export default function Directory({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Vendors search={loaderData.search} />
    </HydrationBoundary>
  );
}

function Vendors({ search }: { search: VendorSearch }) {
  const t = useT("vendors");
  const { change } = useVendorSearch(search);
  const list = useQuery({ ...orpc.vendors.list.queryOptions({ input: search }), placeholderData: keepPreviousData });
  const { data: facets } = useQuery({ ...orpc.vendors.facets.queryOptions({ input: filtersOf(search) }), placeholderData: keepPreviousData });
  const isLoading = useNavigation().location?.pathname === "/vendors" || list.isPlaceholderData;
  return (
    <div className="wrap">
      <DirectoryHead search={search} />
      <PageHeader title={t("title")} text={t("subtitle")} />
      <div className="split">
        <aside className="filters" id="filters" aria-label={t("filters")}>
          <VendorFilters search={search} facets={facets} onChange={change} form={FORM} />
        </aside>
        <section aria-label={t("title")}>
          <VendorToolbar search={search} facets={facets} page={list.data} form={FORM} />
          {list.isError ? (
            <LocalErrorBox error={list.error} onTryAgain={() => void list.refetch()} />
          ) : (
            <>
              <VendorChips search={search} facets={facets} page={list.data} />
              {list.data ? <VendorResults search={search} page={list.data} isLoading={isLoading} /> : <LoadingVendors />}
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
