import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { Overview, OverviewSeries } from "../../admin-area.contract.ts";
import { Compared } from "./compared.tsx";
import { OverviewChart } from "./overview-chart.tsx";

/** Where the counted things are listed. */
const LISTS: Partial<Record<OverviewSeries["id"], string>> = {
  users: "/admin/users",
  quotes: "/admin/quotes",
  vendors: "/admin/vendors",
  imports: "/admin/vendors/import",
  feedback: "/dashboard/admin/feedback",
};

/** One of the counts over time, on the whole width. */
export function OverviewCard({ overview, series }: { overview: Overview; series: OverviewSeries }) {
  const t = useT("admin-area");
  const format = useFormat();
  const title = t(`overview.series.${series.id}`);
  const to = LISTS[series.id];
  return (
    <section className="panel chart-card" aria-labelledby={`series-${series.id}`}>
      <div className="chart-head">
        <h2 id={`series-${series.id}`}>{to ? <Link to={to}>{title}</Link> : title}</h2>
        <b className="chart-total">{format.number(series.total)}</b>
      </div>
      <Compared series={series} days={overview.days} />
      {series.total > 0 && <OverviewChart overview={overview} series={series} title={title} />}
    </section>
  );
}
