import { useFormat } from "#app/platform/languages/language-context.tsx";
import "./day-bars.css";

const HEIGHT = 96;
const GAP_SHARE = 0.25;
const WIDTH = 600;

/** `value` null: nothing is known of that day. */
export type DayValue = { day: string; value: number | null };
type Props = {
  days: readonly DayValue[];
  title: string /** What the picture says, for who does not see it. */;
  label: string;
  total: string;
  text(value: number): string;
};

/** A bar for each day. Time runs from left to right in every language, as number axes do; the figures stand in a table beside it. */
export function DayBars({ days, title, label, total, text }: Props) {
  const format = useFormat();
  const most = Math.max(1, ...days.map(({ value }) => value ?? 0));
  const width = WIDTH / Math.max(1, days.length);
  const dayOf = (day: string | undefined) => (day ? format.date(`${day}T12:00:00+03:00`, "day") : "");
  return (
    <figure className="day-bars">
      <figcaption>
        <span>{title}</span> <b>{total}</b>
      </figcaption>
      <div dir="ltr">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          {days.map(({ day, value }, index) => {
            const height = value ? Math.max(1.5, (value / most) * HEIGHT) : 0;
            return (
              <g key={day} transform={`translate(${index * width} 0)`}>
                <title>{value === null ? dayOf(day) : `${dayOf(day)}: ${text(value)}`}</title>
                <rect className={value === null ? "unknown" : "hit"} width={width} height={HEIGHT} />
                <rect className="bar" x={(width * GAP_SHARE) / 2} y={HEIGHT - height} width={width * (1 - GAP_SHARE)} height={height} />
              </g>
            );
          })}
          <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
        </svg>
        <p className="ends" aria-hidden>
          <bdi>{dayOf(days[0]?.day)}</bdi>
          <bdi>{dayOf(days.at(-1)?.day)}</bdi>
        </p>
      </div>
    </figure>
  );
}
