import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { MetricList } from "#app/ui/trend/metric-list.tsx";
import type { Overview, OverviewSeries } from "../../admin-area.contract.ts";
import { Compared } from "./compared.tsx";

type Props = { overview: Overview; current: OverviewSeries["id"]; to(id: OverviewSeries["id"]): string };

/** Every count in a line of its own; the chosen one stands in the chart. */
export function OverviewMetrics({ overview, current, to }: Props) {
  const t = useT("admin-area");
  const format = useFormat();
  return (
    <MetricList
      label={t("overview.metrics")}
      current={current}
      metrics={overview.series.map((series) => ({
        id: series.id,
        name: t(`overview.series.${series.id}`),
        total: format.number(series.total),
        values: series.values.map((parts) => parts.reduce((sum, n) => sum + n, 0)),
        change: <Compared series={series} days={overview.days} />,
        to: to(series.id),
      }))}
    />
  );
}
