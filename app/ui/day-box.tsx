import type { ComponentProps } from "react";
import { useFormat } from "#app/platform/languages/language-context.tsx";

type Props = Omit<ComponentProps<"input">, "type" | "value"> & {
  /** YYYY-MM-DD, or nothing. */
  value: string;
  /** Shown while no day is chosen. */
  empty: string;
};

/**
 * A calendar day, read as the product writes days, whatever the browser's own language is; the browser's calendar and its boxes for day,
 * month and year come with the focus.
 */
export function DayBox({ value, empty, ...input }: Props) {
  const format = useFormat();
  return (
    <span className="date-box">
      <span aria-hidden className={value ? undefined : "muted"}>
        {value ? format.date(`${value}T12:00:00Z`) : empty}
      </span>
      <input {...input} type="date" value={value} />
    </span>
  );
}
