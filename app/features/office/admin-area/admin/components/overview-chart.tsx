import { useId } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { BarPlot } from "#app/ui/bar-plot.tsx";
import { ceiling } from "#app/ui/trend/comparison.ts";
import type { Overview, OverviewSeries } from "../../admin-area.contract.ts";

const HEIGHT = 120;

type Props = { overview: Overview; series: OverviewSeries; title: string };

/** Bars over time, and the same numbers as a table. Time runs from left to right in every language, as number axes do. */
export function OverviewChart({ overview, series, title }: Props) {
  const t = useT("admin-area");
  const format = useFormat();
  const tableId = useId();
  const sums = series.values.map((parts) => parts.reduce((sum, n) => sum + n, 0));
  const top = ceiling(Math.max(...sums));
  const day = (index: number) => format.date(`${overview.starts[index] ?? overview.from}T12:00:00+03:00`, "day");
  const nameOf = (part: string) => (t.has(`overview.part.${part}`) ? t(`overview.part.${part}`) : part);
  const label = t(overview.step === 1 ? "overview.chartByDay" : "overview.chartByWeek", { title, total: series.total, most: Math.max(...sums) });
  return (
    <figure className="chart">
      <div dir="ltr" className="chart-plot">
        <span className="chart-top">{format.number(top)}</span>
        <BarPlot
          bars={series.values.map((parts, index) => ({
            key: overview.starts[index] ?? String(index),
            title: `${day(index)}: ${format.number(sums[index] ?? 0)}`,
            parts,
          }))}
          top={top}
          height={HEIGHT}
          label={label}
          lines={[0, 0.5]}
        />
        <div className="chart-days" aria-hidden>
          <bdi>{day(0)}</bdi>
          <bdi>{day(Math.floor((sums.length - 1) / 2))}</bdi>
          <bdi>{day(sums.length - 1)}</bdi>
        </div>
      </div>
      {series.parts.length > 0 && (
        <ul className="chart-legend">
          {series.parts.map((part, at) => (
            <li key={part}>
              <span className={`part-${at}`} aria-hidden />
              {nameOf(part)} <b>{format.number(series.values.reduce((sum, parts) => sum + (parts[at] ?? 0), 0))}</b>
            </li>
          ))}
        </ul>
      )}
      <details className="chart-table">
        <summary>{t("overview.asTable")}</summary>
        <table id={tableId} className="table plain-rows">
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t(overview.step === 1 ? "overview.day" : "overview.weekFrom")}</th>
              {(series.parts.length > 0 ? series.parts.map(nameOf) : [title]).map((name) => (
                <th key={name} scope="col" className="end-col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.values.map((parts, index) => (
              <tr key={overview.starts[index]}>
                <th scope="row">{day(index)}</th>
                {parts.map((n, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                  <td key={at} className="end-col">
                    {format.number(n)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
