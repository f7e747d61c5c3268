import { useFormat, useT } from "#app/platform/languages/language-context.tsx";

type Props = { label: string; value: string; min?: string | undefined; max?: string | undefined; onChange(day: string): void };

/**
 * A day among the tools of a list, with its label inside the line; empty means no bound. It shows the product's own date format, whatever the
 * browser's own language is; the browser's calendar and its boxes for day, month and year come with the focus.
 */
export function DateBox({ label, value, min, max, onChange }: Props) {
  const t = useT("ui");
  const format = useFormat();
  return (
    <label className="flex items-center gap-2 text-sm text-muted phone:grid phone:gap-1">
      {label}
      <span className="date-box">
        <span aria-hidden>{value ? format.date(`${value}T12:00:00Z`) : t("anyDay")}</span>
        <input
          className="input sm"
          type="date"
          value={value}
          min={min || undefined}
          max={max || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </label>
  );
}
