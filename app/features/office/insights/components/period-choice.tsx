import { useT } from "#app/platform/languages/language-context.tsx";
import { Segmented } from "#app/ui/choice.tsx";
import { PERIODS, type Period } from "../insights.ts";

/** How far back, from a week to 25 months. */
export function PeriodChoice({ value, onChange }: { value: Period; onChange(days: Period): void }) {
  const t = useT("insights");
  return (
    <Segmented
      label={t("period")}
      name="days"
      value={String(value)}
      options={PERIODS.map((days) => ({ value: String(days), label: t(days <= 90 ? "days" : "months", { n: days <= 90 ? days : Math.round(days / 30.4) }) }))}
      onChange={(days) => onChange(Number(days) as Period)}
    />
  );
}
