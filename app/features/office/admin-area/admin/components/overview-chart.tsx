import { useId } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { Overview, OverviewSeries } from "../../admin-area.contract.ts";

const WIDTH = 600;
const HEIGHT = 120;
const GAP_SHARE = 0.25;

/** The next number that is easy to read: 1, 2, 5, 10, 20 … */
function ceiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return ([1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10) * power;
}

type Props = { overview: Overview; series: OverviewSeries; title: string };

/** Bars over time, and the same numbers as a table. Time runs from left to right in every language, as number axes do. */
export function OverviewChart({ overview, series, title }: Props) {
  const t = useT("admin-area");
  const format = useFormat();
  const tableId = useId();
  const sums = series.values.map((parts) => parts.reduce((sum, n) => sum + n, 0));
  const top = ceiling(Math.max(...sums));
  const width = WIDTH / sums.length;
  const day = (index: number) => format.date(`${overview.starts[index] ?? overview.from}T12:00:00+03:00`, "day");
  const nameOf = (part: string) => (t.has(`overview.part.${part}`) ? t(`overview.part.${part}`) : part);
  const label = t(overview.step === 1 ? "overview.chartByDay" : "overview.chartByWeek", { title, total: series.total, most: Math.max(...sums) });
  return (
    <figure className="chart">
      <div dir="ltr" className="chart-plot">
        <span className="chart-top">{format.number(top)}</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <line x1="0" x2={WIDTH} y1="0.5" y2="0.5" />
          <line x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
          {series.values.map((parts, index) => {
            const bars = stack(parts, top);
            return (
              <g key={overview.starts[index]} transform={`translate(${index * width} 0)`}>
                <title>{`${day(index)}: ${format.number(sums[index] ?? 0)}`}</title>
                {/* The whole column answers to the pointer, not only the bar. */}
                <rect className="chart-hit" width={width} height={HEIGHT} />
                {bars.map(({ y, height, part }) => (
                  <rect key={part} className={`chart-bar part-${part}`} x={(width * GAP_SHARE) / 2} y={y} width={width * (1 - GAP_SHARE)} height={height} />
                ))}
              </g>
            );
          })}
          <line className="chart-base" x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
        </svg>
        <div className="chart-days" aria-hidden>
          <span>{day(0)}</span>
          <span>{day(Math.floor((sums.length - 1) / 2))}</span>
          <span>{day(sums.length - 1)}</span>
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

/** The parts of one bar from the bottom up. */
function stack(parts: readonly number[], top: number): { part: number; y: number; height: number }[] {
  let y = HEIGHT;
  return parts.flatMap((n, part) => {
    if (n === 0) return [];
    const height = (n / top) * HEIGHT;
    y -= height;
    return [{ part, y, height }];
  });
}
