import "./bar-plot.css";

const WIDTH = 600;
const GAP_SHARE = 0.25;
/** Of a bar that stands for something. */
const LEAST_HEIGHT = 1.5;

/** `parts` stand on each other; null: nothing is known. */
export type Bar = { key: string; title: string; parts: readonly number[] | null };
type Props = {
  bars: readonly Bar[];
  /** What the full height stands for. */
  top: number;
  height: number;
  /** What the picture says, for who does not see it. */
  label: string;
  /** Lines across, as shares of the height from the top. */
  lines?: readonly number[];
};

/** Bars over time, without words: those stand around it. Time runs from left to right in every language, as number axes do, so it belongs into `dir="ltr"`. */
export function BarPlot({ bars, top, height, label, lines = [] }: Props) {
  const width = WIDTH / Math.max(1, bars.length);
  return (
    <svg className="bar-plot" viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {lines.map((share) => (
        <line key={share} x1="0" x2={WIDTH} y1={Math.max(0.5, share * height)} y2={Math.max(0.5, share * height)} />
      ))}
      {bars.map(({ key, title, parts }, index) => (
        <g key={key} transform={`translate(${index * width} 0)`}>
          <title>{title}</title>
          {/* The whole column answers to the pointer, not only the bar. */}
          <rect className={parts ? "hit" : "unknown"} width={width} height={height} />
          {stack(parts ?? [], top, height).map(({ part, y, height: tall }) => (
            <rect key={part} className={`part-${part}`} x={(width * GAP_SHARE) / 2} y={y} width={width * (1 - GAP_SHARE)} height={tall} />
          ))}
        </g>
      ))}
      <line className="base" x1="0" x2={WIDTH} y1={height - 0.5} y2={height - 0.5} />
    </svg>
  );
}

/** The parts of one bar from the bottom up. */
function stack(parts: readonly number[], top: number, whole: number): { part: number; y: number; height: number }[] {
  let y = whole;
  return parts.flatMap((n, part) => {
    if (n === 0) return [];
    const height = Math.max(LEAST_HEIGHT, (n / top) * whole);
    y -= height;
    return [{ part, y, height }];
  });
}
