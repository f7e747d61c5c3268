import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { ceiling } from "#app/ui/trend/comparison.ts";
import { LinePlot } from "#app/ui/trend/line-plot.tsx";
import type { Period, Series } from "../insights.contract.ts";
import { firstCounted } from "../insights.ts";

const HEIGHT = 160;

type Props = { period: Period; series: Series; title: string };

/** A line over time above the one of the period before, and the same numbers as a table. */
export function TrendChart({ period, series: { values, before, total }, title }: Props) {
  const t = useT("insights");
  const format = useFormat();
  const { step, starts, days } = period;
  const first = firstCounted(period, values);
  const most = Math.max(0, ...values);
  const top = ceiling(Math.max(most, ...(before ?? [])));
  // Of more than a year the day alone says too little.
  const day = (index: number) => format.date(`${starts[index] ?? ""}T12:00:00+03:00`, days > 364 ? "date" : "day");
  const isByDay = step === 1;
  const titles = values.map((n, index) => {
    if (index < first) return day(index);
    const now = `${day(index)}: ${format.number(n)}`;
    return before ? t("pointed", { now, before: format.number(before[index] ?? 0) }) : now;
  });
  return (
    <figure className="chart">
      <div dir="ltr" className="chart-plot">
        <span className="chart-top">{format.number(top)}</span>
        <LinePlot
          values={values}
          first={first}
          before={before}
          top={top}
          height={HEIGHT}
          label={t(isByDay ? "chart.byDay" : "chart.byWeek", { title, total, most })}
          titles={titles}
        />
        <div className="chart-days" aria-hidden>
          <bdi>{day(0)}</bdi>
          <bdi>{day(Math.floor((values.length - 1) / 2))}</bdi>
          <bdi>{day(values.length - 1)}</bdi>
        </div>
      </div>
      {before && (
        <figcaption className="chart-key" aria-hidden>
          <span>{t("now")}</span>
          <span className="before">{t("before")}</span>
        </figcaption>
      )}
      <details className="chart-table">
        <summary>{t("asTable")}</summary>
        <table className="table plain-rows">
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t(isByDay ? "day" : "weekFrom")}</th>
              <th scope="col" className="end-col">
                {t("now")}
              </th>
              {before && (
                <th scope="col" className="end-col">
                  {t("before")}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {values.map((n, index) => (
              <tr key={starts[index]}>
                <th scope="row">{day(index)}</th>
                <td className="end-col">{index < first ? "–" : format.number(n)}</td>
                {before && <td className="end-col">{format.number(before[index] ?? 0)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
