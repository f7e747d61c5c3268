import type { ReactNode } from "react";
import { Link } from "react-router";
import "./trend.css";

export type TrendMetric = {
  id: string;
  name: string;
  total: string;
  values: readonly number[];
  /** The first step that was counted. */
  first?: number;
  /** How it compares. */
  change: ReactNode;
  to: string;
};

/** Every number over time in a line of its own; the current one stands in the chart. */
export function MetricList({ label, metrics, current }: { label: string; metrics: readonly TrendMetric[]; current: string }) {
  return (
    <nav className="panel metric-list" aria-label={label}>
      {metrics.map(({ id, name, total, values, first, change, to }) => (
        <Link key={id} to={to} preventScrollReset replace data-series={id} aria-current={id === current ? "true" : undefined}>
          <span className="metric-name">{name}</span>
          <b className="chart-total">{total}</b>
          <Sparkline values={values} first={first} />
          {change}
        </Link>
      ))}
    </nav>
  );
}

const WIDTH = 120;
const HEIGHT = 28;

/** A line without numbers, which the chart has. Time runs from left to right in every language. */
function Sparkline({ values, first = 0 }: { values: readonly number[]; first: number | undefined }) {
  const top = Math.max(1, ...values);
  const x = (index: number) => (index / Math.max(1, values.length - 1)) * WIDTH;
  const points = values.map((n, index) => `${x(index).toFixed(1)},${(HEIGHT - 1 - (n / top) * (HEIGHT - 2)).toFixed(1)}`).slice(first);
  return (
    <svg className="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <polyline points={points.join(" ")} />
    </svg>
  );
}
