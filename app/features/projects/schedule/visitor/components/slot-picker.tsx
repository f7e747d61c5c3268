import type { ReactNode } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { weekdayOf } from "../../riyadh-time.ts";
import type { Slots } from "../../schedule.contract.ts";

type Props = { days: Slots["days"]; value: string; onChange(start: string): void; error?: ReactNode };

/** Free times by day; radios, so that arrows walk through all of them. */
export function SlotPicker({ days, value, onChange, error }: Props) {
  const t = useT("schedule");
  const format = useFormat();
  const free = days.filter(({ starts }) => starts.length > 0);
  return (
    <fieldset className="slots" data-invalid={error ? true : undefined}>
      <legend className="legend">{t("book.slots")}</legend>
      {free.length === 0 && <p className="muted">{t("book.full")}</p>}
      {free.map(({ day, hijri, starts }) => (
        <fieldset key={day}>
          <legend className="day">
            {t(`weekday.${weekdayOf(day) as 0}`)} <b>{format.date(`${day}T12:00:00Z`, "day")}</b> <small className="muted">{hijri}</small>
          </legend>
          <div className="times">
            {starts.map((start) => (
              <label key={start}>
                <input className="over-label" type="radio" name="slot" value={start} checked={start === value} onChange={() => onChange(start)} />
                <bdi>{format.date(start, "time")}</bdi>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {error && (
        <p className="text-sm text-danger" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
