import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { Overview, OverviewSeries } from "../../admin-area.contract.ts";
import { Compared } from "./compared.tsx";

type Props = { overview: Overview; current: OverviewSeries["id"]; to(id: OverviewSeries["id"]): string };

/** Every count in a line of its own; the chosen one stands in the chart. */
export function OverviewMetrics({ overview, current, to }: Props) {
  const t = useT("admin-area");
  const format = useFormat();
  return (
    <nav className="panel metric-list" aria-label={t("overview.metrics")}>
      {overview.series.map((series) => (
        <Link key={series.id} to={to(series.id)} preventScrollReset replace data-series={series.id} aria-current={series.id === current ? "true" : undefined}>
          <span className="metric-name">{t(`overview.series.${series.id}`)}</span>
          <b className="chart-total">{format.number(series.total)}</b>
          <Sparkline series={series} />
          <Compared series={series} days={overview.days} />
        </Link>
      ))}
    </nav>
  );
}

const WIDTH = 120;
const HEIGHT = 28;

/** A sparkline without numbers, which the chart has. Time runs from left to right in every language. */
function Sparkline({ series }: { series: OverviewSeries }) {
  const sums = series.values.map((parts) => parts.reduce((sum, n) => sum + n, 0));
  const top = Math.max(1, ...sums);
  const x = (index: number) => (index / Math.max(1, sums.length - 1)) * WIDTH;
  const points = sums.map((n, index) => `${x(index).toFixed(1)},${(HEIGHT - 1 - (n / top) * (HEIGHT - 2)).toFixed(1)}`).join(" ");
  return (
    <svg className="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <polyline points={points} />
    </svg>
  );
}
