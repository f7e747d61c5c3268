import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { orpc } from "#app/api/client.ts";
import { everybody, listLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { MetricLine } from "#app/ui/dashboard-header.tsx";
import { FilteredList } from "#app/ui/list/filtered-list.tsx";
import { useNumberedList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { useSelection } from "#app/ui/list/use-selection.ts";
import type { IdeaOverview } from "../../idea-uploads.contract.ts";
import { adminIdeaAddress } from "../../idea-uploads.search.ts";
import { BIN_DAYS, LAST_PAGE } from "../../idea-uploads.ts";
import { BulkActions } from "../components/bulk-actions.tsx";
import { IdeaFilters } from "../components/idea-filters.tsx";
import { useBin, useIdeaStatus } from "../components/use-idea-changes.ts";
import { useIdeaColumns } from "../components/use-idea-columns.tsx";

export const handle = { namespaces: ["ideas"] };

/** Lists reload when someone returns after this time, because others edit, too. */
const staleTime = 60_000;
const HERE = "/admin/design-ideas";

const ideas = (queries: typeof orpc, search: SearchOf<typeof adminIdeaAddress>) => queries.ideasAdmin.list.queryOptions({ input: search });
const overview = (queries: typeof orpc) => queries.ideasAdmin.overview.queryOptions();

export const loader = listLoader(everybody, adminIdeaAddress, (server, search) => [ideas(server, search), overview(server)]);

/** The screen itself loads filters and pages. */
export const shouldRevalidate = () => false;

export default hydrated(Ideas);

function Ideas() {
  const t = useT("idea-uploads");
  const place = useListAddress(adminIdeaAddress, HERE);
  const { search, scope } = place;
  const list = useNumberedList({ ...ideas(orpc, search), staleTime });
  const { data } = useQuery({ ...overview(orpc), staleTime });
  const selection = useSelection({ scope, page: search.page, shown: list.isStale ? undefined : list.items?.map(({ id }) => id) });
  const status = useIdeaStatus(selection.clear);
  const bin = useBin();
  const columns = useIdeaColumns({
    onStatus: (id, next) => status.set({ ids: [id] }, next, 1),
    onBin: ({ id, title, status }) => bin.mutate({ id, title, isRestore: status === "removed" }),
  });
  const upload = (size: "sm" | "md") => (
    <ButtonLink to="/admin/design-ideas-upload" size={size} variant="primary" {...(size === "sm" && { icon: <Upload size={16} aria-hidden /> })}>
      {t("upload")}
    </ButtonLink>
  );
  const isBin = search.status === "removed";
  return (
    <FilteredList
      title={t("list.title")}
      text={t("list.subtitle")}
      actions={upload("sm")}
      intro={<Metrics overview={data} />}
      place={place}
      words={(word) => t(isBin && (word === "empty" || word === "noMatch") ? "list.emptyBin" : `list.${word}`)}
      filters={<IdeaFilters field={place.field} authors={data?.authors ?? []} />}
      toolsClass=""
      emptyActions={upload("md")}
      note={
        <>
          {status.progress}
          {isBin && <p className="mb-3 text-sm text-muted">{t("binText", { days: BIN_DAYS })}</p>}
        </>
      }
      list={list}
      columns={columns}
      selection={selection}
      nameOf={(idea) => idea.title}
      lastPage={LAST_PAGE}
    >
      {!isBin && <BulkActions selection={selection} matching={adminIdeaAddress.filters(search)} total={list.numbers?.total ?? 0} onStatus={status.set} />}
      {status.dialog}
    </FilteredList>
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
