import type { ReactNode } from "react";
import { useFormat } from "#app/platform/languages/language-context.tsx";
import { BarPlot } from "./bar-plot.tsx";
import "./day-bars.css";

const HEIGHT = 96;

/** `value` null: nothing is known of that day. */
export type DayValue = { day: string; value: number | null };
type Props = {
  days: readonly DayValue[];
  title: string;
  /** What the picture says, for who does not see it. */
  label: string;
  total: ReactNode;
  text(value: number): string;
};

/** A bar for each day. Time runs from left to right in every language, as number axes do; the figures stand in a table beside it. */
export function DayBars({ days, title, label, total, text }: Props) {
  const format = useFormat();
  const dayOf = (day: string | undefined) => (day ? format.date(`${day}T12:00:00+03:00`, "day") : "");
  return (
    <figure className="day-bars">
      <figcaption>
        <span>{title}</span> <b>{total}</b>
      </figcaption>
      <div dir="ltr">
        <BarPlot
          bars={days.map(({ day, value }) => ({
            key: day,
            title: value === null ? dayOf(day) : `${dayOf(day)}: ${text(value)}`,
            parts: value === null ? null : [value],
          }))}
          top={Math.max(1, ...days.map(({ value }) => value ?? 0))}
          height={HEIGHT}
          label={label}
        />
        <p className="ends" aria-hidden>
          <bdi>{dayOf(days[0]?.day)}</bdi>
          <bdi>{dayOf(days.at(-1)?.day)}</bdi>
        </p>
      </div>
    </figure>
  );
}
