import { HydrationBoundary, keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Segmented } from "#app/ui/choice.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { Skeleton } from "#app/ui/states.tsx";
import { OVERVIEW_DAYS, type OverviewDays, overviewAddress } from "../../admin-area.overview.ts";
import { OverviewCard } from "../components/overview-card.tsx";
import { OverviewMetrics } from "../components/overview-metrics.tsx";
import { OverviewWaiting } from "../components/overview-waiting.tsx";
import "#app/ui/trend/trend.css";
import "../../overview.css";
import type { Route } from "./+types/overview";

const FRESH_MS = 60_000;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { orpc: server, viewer } = context.get(requestContext);
  const client = makeQueryClient();
  // The layout redirects anyone else.
  if (viewer) {
    await Promise.all([
      client.prefetchQuery(server.adminArea.overview.queryOptions({ input: { days: overviewAddress.parse(new URL(request.url).searchParams).days } })),
      client.prefetchQuery(server.adminArea.waiting.queryOptions()),
    ]);
  }
  return { state: dehydrateStable(client) };
}

/** The screen itself loads another range. */
export const shouldRevalidate = () => false;

export default function OverviewScreen({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <OverTime />
    </HydrationBoundary>
  );
}

function OverTime() {
  const t = useT("admin-area");
  const format = useFormat();
  const { search, to } = useListAddress(overviewAddress, "/admin");
  const navigate = useNavigate();
  const { days } = search;
  const query = useQuery({ ...orpc.adminArea.overview.queryOptions({ input: { days } }), staleTime: FRESH_MS, placeholderData: keepPreviousData });
  const overview = query.data;
  const shown = overview?.series.find(({ id }) => id === search.metric) ?? overview?.series[0];
  const statuses = overview && [
    ["verified", overview.vendors.verified],
    ["pending", overview.vendors.pending],
    ["inactive", overview.vendors.inactive],
  ];
  return (
    <>
      <title>{t("overview.title")}</title>
      <DashboardHeader title={t("overview.title")} text={t("overview.subtitle")} />
      <OverviewWaiting />
      <div className="chart-tools">
        <h2>{t("overview.overTime")}</h2>
        <Segmented
          label={t("overview.range")}
          name="days"
          value={String(days)}
          options={OVERVIEW_DAYS.map((value) => ({
            value: String(value),
            label: t(value === 365 ? "overview.months" : "overview.days", { n: value === 365 ? 12 : value }),
          }))}
          onChange={(value) => void navigate(to({ days: Number(value) as OverviewDays }), { preventScrollReset: true, replace: true })}
        />
      </div>
      {query.error && !overview ? (
        <LocalErrorBox error={query.error} onTryAgain={() => void query.refetch()}>
          <p>{t("overview.failed")}</p>
        </LocalErrorBox>
      ) : !overview ? (
        <Skeleton height="640px" />
      ) : (
        <>
          <div className="grid gap-6" aria-busy={query.isPlaceholderData || undefined}>
            {shown && <OverviewCard overview={overview} series={shown} />}
            {shown && <OverviewMetrics overview={overview} current={shown.id} to={(metric) => to({ metric })} />}
            <section className="panel chart-card" aria-labelledby="statuses">
              <h2 id="statuses">{t("overview.vendorsNow")}</h2>
              <dl className="facts-list mt-2 text-sm sm:grid-cols-3 sm:gap-x-6">
                {statuses?.map(([status, n]) => (
                  <div key={status}>
                    <dt>{t(`overview.status.${status as "verified" | "pending" | "inactive"}`)}</dt>
                    <dd className="num">{format.number(Number(n))}</dd>
                  </div>
                ))}
              </dl>
            </section>
          </div>
          <p className="mt-6 text-sm text-muted">
            {t("overview.note", { from: format.date(`${overview.from}T12:00:00+03:00`), to: format.date(`${overview.to}T12:00:00+03:00`) })}
          </p>
        </>
      )}
    </>
  );
}
