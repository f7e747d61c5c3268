import "./trend.css";

const WIDTH = 600;
/** Room for the width of the line. */
const EDGE = 2;

type Props = {
  values: readonly number[];
  /** The first step that was counted. */
  first?: number;
  /** The same of the period before, beneath. */
  before: readonly number[] | null;
  /** What the full height stands for. */
  top: number;
  height: number;
  /** What the picture says, for who does not see it. */
  label: string;
  /** What each step says to the pointer. */
  titles: readonly string[];
};

/** A line over time with its area, without words: those stand around it. Time runs from left to right in every language, so it belongs into `dir="ltr"`. */
export function LinePlot({ values, first = 0, before, top, height, label, titles }: Props) {
  const gap = WIDTH / Math.max(1, values.length - 1);
  const y = (n: number) => (height - EDGE - (n / Math.max(1, top)) * (height - 2 * EDGE)).toFixed(1);
  const pointsOf = (numbers: readonly number[]) => numbers.map((n, index) => `${(index * gap).toFixed(1)},${y(n)}`);
  const points = pointsOf(values).slice(first);
  return (
    <svg className="line-plot" viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {[EDGE, height / 2].map((at) => (
        <line key={at} x1="0" x2={WIDTH} y1={at} y2={at} />
      ))}
      {first > 0 && <rect className="unknown" width={first * gap} height={height} />}
      <polygon className="area" points={`${first * gap},${height} ${points.join(" ")} ${WIDTH},${height}`} />
      {before && <polyline className="before" points={pointsOf(before).join(" ")} />}
      <polyline points={points.slice(0, -1).join(" ")} />
      {/* The present step is not over. */}
      <polyline className="open" points={points.slice(-2).join(" ")} />
      <line className="base" x1="0" x2={WIDTH} y1={height - 0.5} y2={height - 0.5} />
      {titles.map((title, index) => (
        <g key={title}>
          <title>{title}</title>
          {/* The whole column answers to the pointer, not only the line. */}
          <rect className="hit" x={(index - 0.5) * gap} width={gap} height={height} />
          {index >= first && <line className="mark" x1={index * gap} x2={index * gap} y1={y(values[index] ?? 0)} y2={height} />}
        </g>
      ))}
    </svg>
  );
}
