import { ArrowDownRight, ArrowUpRight, Minus } from "lucide-react";
import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { Overview, OverviewSeries } from "../../admin-area.contract.ts";
import { OverviewChart } from "./overview-chart.tsx";

/** Where the counted things are listed. */
const LISTS: Partial<Record<OverviewSeries["id"], string>> = {
  users: "/admin/users",
  quotes: "/admin/quotes",
  vendors: "/admin/vendors",
  imports: "/admin/vendors/import",
  feedback: "/dashboard/admin/feedback",
};

export function OverviewCard({ overview, series }: { overview: Overview; series: OverviewSeries }) {
  const t = useT("admin-area");
  const format = useFormat();
  const title = t(`overview.series.${series.id}`);
  const to = LISTS[series.id];
  return (
    <section className="panel chart-card" aria-labelledby={`series-${series.id}`} data-series={series.id}>
      <div className="chart-head">
        <h2 id={`series-${series.id}`}>{to ? <Link to={to}>{title}</Link> : title}</h2>
        <b className="chart-total">{format.number(series.total)}</b>
      </div>
      <Compared series={series} days={overview.days} />
      {series.total > 0 && <OverviewChart overview={overview} series={series} title={title} />}
    </section>
  );
}

/** A share of a few says nothing: below twenty, the numbers stand side by side. */
const LEAST_BASE = 20;

function comparisonOf(total: number, before: number) {
  if (total === before) return total === 0 ? "none" : "same";
  if (before === 0) return "fromNone";
  if (before < LEAST_BASE) return "fromFew";
  return total > before ? "more" : "fewer";
}

/** Told in words and a sign, never by colour alone. */
function Compared({ series: { total, before }, days }: { series: OverviewSeries; days: number }) {
  const t = useT("admin-area");
  const format = useFormat();
  const Icon = before === 0 || total === before ? Minus : total > before ? ArrowUpRight : ArrowDownRight;
  const key = comparisonOf(total, before);
  const share = key === "more" || key === "fewer" ? format.percent(Math.abs(total - before) / before) : "";
  return (
    <p className="chart-change">
      <Icon size={16} aria-hidden />
      {t(`overview.${key}`, { share, before: format.number(before), days })}
    </p>
  );
}
