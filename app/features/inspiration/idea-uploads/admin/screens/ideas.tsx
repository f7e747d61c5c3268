import { HydrationBoundary, keepPreviousData, useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader, MetricLine } from "#app/ui/dashboard-header.tsx";
import { Pager } from "#app/ui/list/pager.tsx";
import { useSelection } from "#app/ui/list/use-selection.ts";
import { EmptyState, ErrorNotice } from "#app/ui/states.tsx";
import type { IdeaOverview } from "../../idea-uploads.contract.ts";
import { BIN_DAYS, formatIdeaSearch, type IdeaSearch, LAST_PAGE, NO_FILTERS, parseIdeaSearch } from "../../idea-uploads.ts";
import { BulkActions } from "../components/bulk-actions.tsx";
import { IdeaFilters } from "../components/idea-filters.tsx";
import { IdeaTable } from "../components/idea-table.tsx";
import { useBin, useSetStatus } from "../components/use-idea-changes.ts";

export const handle = { namespaces: ["ideas"] };

/** Lists are asked for again when somebody returns after this time: others work on them, too. */
const FRESH_MS = 60_000;
const HERE = "/admin/design-ideas";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { orpc: server } = context.get(requestContext);
  const client = makeQueryClient();
  const input = parseIdeaSearch(new URL(request.url).searchParams);
  await Promise.all([client.prefetchQuery(server.ideasAdmin.list.queryOptions({ input })), client.prefetchQuery(server.ideasAdmin.overview.queryOptions())]);
  return { state: dehydrateStable(client) };
}

export default function IdeasScreen() {
  const { state } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={state}>
      <Ideas />
    </HydrationBoundary>
  );
}

function Ideas() {
  const t = useT("idea-uploads");
  const [parameters] = useSearchParams();
  const search = parseIdeaSearch(parameters);
  const navigate = useNavigate();
  const setStatus = useSetStatus();
  const bin = useBin();
  const list = useQuery({ ...orpc.ideasAdmin.list.queryOptions({ input: search }), staleTime: FRESH_MS, placeholderData: keepPreviousData });
  const selection = useSelection({
    scope: formatIdeaSearch({ ...search, page: 1 }),
    page: search.page,
    shown: list.isPlaceholderData ? undefined : list.data?.items.map((item) => item.id),
  });
  const overview = useQuery({ ...orpc.ideasAdmin.overview.queryOptions(), staleTime: FRESH_MS });
  const change = (next: Partial<IdeaSearch>) =>
    navigate(`${HERE}${formatIdeaSearch({ ...search, page: 1, ...next })}`, { replace: "search" in next, preventScrollReset: true });
  const { data } = list;
  return (
    <>
      <title>{t("list.title")}</title>
      <DashboardHeader
        title={t("list.title")}
        text={t("list.subtitle")}
        actions={
          <ButtonLink to="/admin/design-ideas-upload" size="sm" variant="primary" icon={<Upload size={16} aria-hidden />}>
            {t("upload")}
          </ButtonLink>
        }
      />
      <Metrics overview={overview.data} />
      <IdeaFilters search={search} authors={overview.data?.authors ?? []} onChange={change} />
      {search.status === "removed" && <p className="mb-3 text-sm text-muted">{t("binText", { days: BIN_DAYS })}</p>}
      {list.isError ? (
        <ErrorNotice
          title={t("error")}
          actions={
            <Button onClick={() => void list.refetch()} pending={list.isFetching}>
              {t("tryAgain")}
            </Button>
          }
        >
          <p>{t("list.failed")}</p>
        </ErrorNotice>
      ) : data && data.total === 0 ? (
        <NoIdeas search={search} onClear={() => change(NO_FILTERS)} />
      ) : (
        <IdeaTable
          items={data?.items}
          selected={selection.isAllMatching ? new Set(data?.items.map((item) => item.id)) : selection.ids}
          onSelect={selection.select}
          onStatus={(id, status) => setStatus.mutate({ selection: { ids: [id] }, status })}
          onBin={({ id, title, status }) => bin.mutate({ id, title, isRestore: status === "removed" })}
          foot={data && <Foot search={search} total={data.total} hasMore={data.hasMore} pageSize={data.pageSize} />}
        />
      )}
      {search.status !== "removed" && <BulkActions selection={selection} search={search} total={data?.total ?? 0} />}
    </>
  );
}

function Metrics({ overview }: { overview: IdeaOverview | undefined }) {
  const t = useT("idea-uploads");
  const format = useFormat();
  const number = (value: number | undefined) => (value === undefined ? "–" : format.number(value));
  return (
    <MetricLine
      metrics={[
        { id: "unpublished", value: number(overview?.unpublished), label: t("metric.unpublished"), to: `${HERE}?status=unpublished` },
        { id: "published", value: number(overview?.published), label: t("metric.published"), to: `${HERE}?status=published` },
        { id: "photo", value: number(overview?.withoutPhoto), label: t("metric.withoutPhoto") },
        { id: "removed", value: number(overview?.removed), label: t("metric.removed"), to: `${HERE}?status=removed` },
      ]}
    />
  );
}

function Foot({ search, total, hasMore, pageSize }: { search: IdeaSearch; total: number; hasMore: boolean; pageSize: number }) {
  const t = useT("idea-uploads");
  const format = useFormat();
  const from = Math.min(total, (search.page - 1) * pageSize + 1);
  const to = Math.min(total, search.page * pageSize);
  return (
    <>
      <span className="num" role="status">
        {t(hasMore ? "rangeMore" : "range", { from: format.number(from), to: format.number(to), total: format.number(total) })}
      </span>
      <Pager page={search.page} pageCount={Math.min(LAST_PAGE, Math.ceil(total / pageSize))} to={(page) => `${HERE}${formatIdeaSearch({ ...search, page })}`} />
    </>
  );
}

function NoIdeas({ search, onClear }: { search: IdeaSearch; onClear(): void }) {
  const t = useT("idea-uploads");
  const isFiltered = formatIdeaSearch({ ...search, page: 1 }) !== "";
  return (
    <EmptyState
      title={t(search.status === "removed" ? "list.emptyBin" : "list.empty")}
      text={t(isFiltered ? "list.noMatch" : "list.emptyText")}
      actions={
        isFiltered ? (
          <Button onClick={onClear}>{t("filter.clear")}</Button>
        ) : (
          <ButtonLink to="/admin/design-ideas-upload" variant="primary">
            {t("upload")}
          </ButtonLink>
        )
      }
    />
  );
}
