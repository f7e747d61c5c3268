import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Compared } from "#app/ui/trend/compared.tsx";
import { comparisonOf } from "#app/ui/trend/comparison.ts";
import { MetricList } from "#app/ui/trend/metric-list.tsx";
import type { Period, Series } from "../insights.contract.ts";
import { firstCounted } from "../insights.ts";
import { TrendChart } from "./trend-chart.tsx";

type Props = {
  period: Period;
  series: readonly Series[] /** What the chart shows; the first one unless it is there. */;
  metric: string;
  to(metric: string): string;
  label: string;
};

/** One number over time, and the others below it, each with the period before. */
export function Trends({ period, series, metric, to, label }: Props) {
  const t = useT("insights");
  const format = useFormat();
  const shown = series.find(({ id }) => id === metric) ?? series[0];
  if (!shown) return null;
  return (
    <div className="grid gap-6">
      <section className="panel chart-card" aria-labelledby="trend">
        <div className="chart-head">
          <h2 id="trend">{t(`series.${shown.id}`)}</h2>
          <b className="chart-total">{format.number(shown.total)}</b>
        </div>
        <Change series={shown} />
        <TrendChart period={period} series={shown} title={t(`series.${shown.id}`)} />
      </section>
      <MetricList
        label={label}
        current={shown.id}
        metrics={series.map((each) => ({
          id: each.id,
          name: t(`series.${each.id}`),
          total: format.number(each.total),
          values: each.values,
          first: firstCounted(period, each.values),
          change: <Change series={each} />,
          to: to(each.id),
        }))}
      />
    </div>
  );
}

function Change({ series: { total, totalBefore } }: { series: Series }) {
  const t = useT("insights");
  const format = useFormat();
  if (totalBefore === null) return <Compared total={total} before={total} text={t("change.unknown")} />;
  const key = comparisonOf(total, totalBefore);
  const share = key === "more" || key === "fewer" ? format.percent(Math.abs(total - totalBefore) / totalBefore) : "";
  return <Compared total={total} before={totalBefore} text={t(`change.${key}`, { share, before: format.number(totalBefore) })} />;
}
