import { useId } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DayBox } from "../day-box.tsx";

type Props = { label: string; value: string; min?: string | undefined; max?: string | undefined; onChange(day: string): void };

/** A day among the tools of a list, with its label inside the line; empty means no bound. */
export function DateBox({ label, value, min, max, onChange }: Props) {
  const t = useT("ui");
  const id = useId();
  return (
    <label htmlFor={id} className="flex items-center gap-2 text-sm text-muted phone:grid phone:gap-1">
      {label}
      <DayBox
        id={id}
        className="input sm"
        empty={t("anyDay")}
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
