import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { listLoader, vendors } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { DayBars } from "#app/ui/day-bars.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { Skeleton } from "#app/ui/states.tsx";
import type { Analytics } from "../../sales-reports.contract.ts";
import { salesAddress } from "../../sales-reports.search.ts";
import { AnalyticsTables } from "../components/analytics-tables.tsx";
import { PeriodFilters } from "../components/period-filters.tsx";

const analytics = (queries: typeof orpc, search: SearchOf<typeof salesAddress>) =>
  queries.vendorReports.analytics.queryOptions({ input: salesAddress.input(search) });

export const handle = { namespaces: ["sales-reports"] };

export const loader = listLoader(vendors, salesAddress, (server, search) => [analytics(server, search), server.vendorProducts.sellers.queryOptions()]);

/** The screen itself loads another period. */
export const shouldRevalidate = () => false;

export default hydrated(VendorAnalytics);

/** From looks at the vendor's pieces to orders. */
function VendorAnalytics() {
  const t = useT("sales-reports");
  const place = useListAddress(salesAddress, "/vendor/analytics");
  const { data, error, refetch } = useQuery({ ...analytics(orpc, place.search), placeholderData: (before) => before });
  return (
    <>
      <title>{t("analytics.title")}</title>
      <DashboardHeader title={t("analytics.title")} text={t("analytics.text")} />
      <PeriodFilters place={place} period={data} />
      <div className="mt-6">
        {data ? (
          <Figures report={data} />
        ) : error ? (
          <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
            <p>{t("sales.failed")}</p>
          </LocalErrorBox>
        ) : (
          <Skeleton height="480px" />
        )}
      </div>
    </>
  );
}

const SERIES = ["views", "carts", "orders"] as const;

function Figures({ report }: { report: Analytics }) {
  const t = useT("sales-reports");
  const format = useFormat();
  const { totals, days, pieces, countedSince, from } = report;
  return (
    <>
      {from < countedSince && <p className="mb-4 text-muted">{t("analytics.since", { date: format.date(`${countedSince}T12:00:00+03:00`, "date") })}</p>}
      <div className="grid gap-4 min-[1000px]:grid-cols-3">
        {SERIES.map((series) => {
          const title = t(`analytics.${series}`);
          const total = format.number(totals[series]);
          return (
            <DayBars
              key={series}
              days={days.map((day) => ({ day: day.day, value: day[series] }))}
              title={title}
              label={t("chart", { title, total })}
              total={total}
              text={(value) => format.number(value)}
            />
          );
        })}
      </div>
      <AnalyticsTables days={days} pieces={pieces} />
    </>
  );
}
