import { HydrationBoundary, keepPreviousData, useQuery } from "@tanstack/react-query";
import { FileUp, Plus } from "lucide-react";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { cities } from "#app/platform/places/places.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { Pager } from "#app/ui/list/pager.tsx";
import { useSelection } from "#app/ui/list/use-selection.ts";
import { EmptyState, ErrorNotice } from "#app/ui/states.tsx";
import { type AdminVendorSearch, formatAdminSearch, parseAdminSearch } from "../../vendors.admin.ts";
import { BulkActions } from "../components/bulk-actions.tsx";
import { CreateVendor } from "../components/create-vendor.tsx";
import { useSetStatus } from "../components/use-vendor-changes.ts";
import { VendorFilters } from "../components/vendor-filters.tsx";
import { VendorMetrics } from "../components/vendor-metrics.tsx";
import { VendorTable } from "../components/vendor-table.tsx";

/** Lists are asked for again when somebody returns after this time: others work on them, too. */
const FRESH_MS = 90_000;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { orpc: server, language } = context.get(requestContext);
  const client = makeQueryClient();
  const input = parseAdminSearch(new URL(request.url).searchParams);
  await Promise.all([
    client.prefetchQuery(server.vendorsAdmin.list.queryOptions({ input })),
    client.prefetchQuery(server.vendorsAdmin.overview.queryOptions()),
  ]);
  return { state: dehydrateStable(client), cities: cities(language) };
}

export default function AdminVendors() {
  const { state } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={state}>
      <VendorAdministration />
    </HydrationBoundary>
  );
}

function VendorAdministration() {
  const t = useT("vendors.admin");
  const { cities: allCities } = useLoaderData<typeof loader>();
  const [parameters] = useSearchParams();
  const search = parseAdminSearch(parameters);
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const setStatus = useSetStatus();
  const list = useQuery({ ...orpc.vendorsAdmin.list.queryOptions({ input: search }), staleTime: FRESH_MS, placeholderData: keepPreviousData });
  const selection = useSelection({
    scope: formatAdminSearch({ ...search, page: 1 }),
    page: search.page,
    shown: list.isPlaceholderData ? undefined : list.data?.items.map((item) => item.id),
  });
  const overview = useQuery({ ...orpc.vendorsAdmin.overview.queryOptions(), staleTime: FRESH_MS });
  const change = (next: Partial<AdminVendorSearch>) =>
    navigate(`/admin/vendors${formatAdminSearch({ ...search, page: 1, ...next })}`, { replace: "search" in next, preventScrollReset: true });
  const total = list.data?.total ?? 0;

  return (
    <>
      <title>{t("title")}</title>
      <DashboardHeader
        title={t("title")}
        text={t("subtitle")}
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
      />
      <VendorMetrics overview={overview.data} />
      <VendorFilters search={search} cities={overview.data?.cities ?? []} onChange={change} />
      {list.isError ? (
        <ErrorNotice
          title={t("toast.error")}
          actions={
            <Button onClick={() => void list.refetch()} pending={list.isFetching}>
              {t("tryAgain")}
            </Button>
          }
        >
          <p>{t("toast.fetchFailed")}</p>
        </ErrorNotice>
      ) : list.data && total === 0 ? (
        <NoVendors search={search} onClear={() => change({ search: "", status: "all", city: "all", type: "all" })} />
      ) : (
        <VendorTable
          items={list.data?.items}
          selected={selection.isAllMatching ? new Set(list.data?.items.map((item) => item.id)) : selection.ids}
          onSelect={selection.select}
          onStatus={(id, status) => setStatus.mutate({ id, status })}
          busyId={setStatus.isPending ? setStatus.variables.id : undefined}
          foot={<Foot search={search} total={total} pageSize={list.data?.pageSize ?? 1} />}
        />
      )}
      <BulkActions
        ids={selection.ids}
        isAllMatching={selection.isAllMatching}
        search={search}
        total={total}
        onAllMatching={selection.selectAllMatching}
        onClear={selection.clear}
      />
      <CreateVendor isOpen={isCreating} onClose={() => setCreating(false)} cities={allCities} />
    </>
  );
}

function Foot({ search, total, pageSize }: { search: AdminVendorSearch; total: number; pageSize: number }) {
  const t = useT("vendors.admin");
  const format = useFormat();
  const from = Math.min(total, (search.page - 1) * pageSize + 1);
  const to = Math.min(total, search.page * pageSize);
  return (
    <>
      <span className="num" role="status">
        {t("range", { from: format.number(from), to: format.number(to), total: format.number(total) })}
      </span>
      <Pager page={search.page} pageCount={Math.ceil(total / pageSize)} to={(page) => `/admin/vendors${formatAdminSearch({ ...search, page })}`} />
    </>
  );
}

function NoVendors({ search, onClear }: { search: AdminVendorSearch; onClear(): void }) {
  const t = useT("vendors.admin");
  const isFiltered = formatAdminSearch({ ...search, page: 1 }) !== "";
  return (
    <EmptyState
      title={t("empty")}
      text={t(isFiltered ? "noMatchText" : "emptyText")}
      actions={isFiltered && <Button onClick={onClear}>{t("filter.clear")}</Button>}
    />
  );
}
