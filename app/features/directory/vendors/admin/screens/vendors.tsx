import { useQuery } from "@tanstack/react-query";
import { FileUp, Plus } from "lucide-react";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { orpc } from "#app/api/client.ts";
import { everybody, listLoader } from "#app/api/list-loader.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { cities } from "#app/platform/places/places.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FilteredList } from "#app/ui/list/filtered-list.tsx";
import { sortHeads } from "#app/ui/list/sort-head.ts";
import { useNumberedList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { useSelection } from "#app/ui/list/use-selection.ts";
import { adminVendorAddress } from "../../vendors.admin.search.ts";
import { BulkActions } from "../components/bulk-actions.tsx";
import { CreateVendor } from "../components/create-vendor.tsx";
import { useVendorStatus } from "../components/use-vendor-changes.ts";
import { useVendorColumns } from "../components/use-vendor-columns.tsx";
import { VendorFilters } from "../components/vendor-filters.tsx";
import { VendorMetrics } from "../components/vendor-metrics.tsx";
import { useVendorName } from "../components/vendor-status.tsx";

/** Lists reload when someone returns after this time, because others edit, too. */
const staleTime = 90_000;

const vendors = (queries: typeof orpc, search: SearchOf<typeof adminVendorAddress>) => queries.vendorsAdmin.list.queryOptions({ input: search });
const overview = (queries: typeof orpc) => queries.vendorsAdmin.overview.queryOptions();
const load = listLoader(everybody, adminVendorAddress, (server, search) => [vendors(server, search), overview(server)]);

export const loader = async (args: LoaderFunctionArgs) => ({ ...(await load(args)), cities: cities(args.context.get(requestContext).language) });

/** The screen itself loads filters and pages. */
export const shouldRevalidate = () => false;

export default hydrated(AdminVendors);

function AdminVendors() {
  const t = useT("vendors.admin");
  const { cities: allCities } = useLoaderData<typeof loader>();
  const place = useListAddress(adminVendorAddress, "/admin/vendors");
  const { search, scope } = place;
  const [isCreating, setCreating] = useState(false);
  const list = useNumberedList({ ...vendors(orpc, search), staleTime });
  const { data } = useQuery({ ...overview(orpc), staleTime });
  const selection = useSelection({ scope, page: search.page, shown: list.isStale ? undefined : list.items?.map(({ id }) => id) });
  const status = useVendorStatus(selection.clear);
  const columns = useVendorColumns((id, next) => status.set({ ids: [id] }, next, 1), sortHeads(search.sort, place.to));
  const { data: categories = [] } = useQuery({ ...orpc.categories.list.queryOptions(), staleTime });
  return (
    <FilteredList
      title={t("title")}
      text={t("subtitle")}
      caption={t("tableLabel")}
      actions={
        <>
          <ButtonLink to="/admin/vendors/import" size="sm" icon={<FileUp size={16} aria-hidden />}>
            {t("importVendors")}
          </ButtonLink>
          <Button size="sm" variant="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setCreating(true)}>
            {t("createNew")}
          </Button>
        </>
      }
      intro={<VendorMetrics overview={data} />}
      place={place}
      words={(word) => t(word)}
      filters={<VendorFilters field={place.field} cities={data?.cities ?? []} categories={categories} />}
      toolsClass=""
      note={status.progress}
      list={list}
      columns={columns}
      selection={selection}
      nameOf={useVendorName()}
    >
      <BulkActions selection={selection} matching={adminVendorAddress.filters(search)} total={list.numbers?.total ?? 0} onStatus={status.set} />
      {status.dialog}
      <CreateVendor isOpen={isCreating} onClose={() => setCreating(false)} cities={allCities} />
    </FilteredList>
  );
}
