import type { Translate } from "#app/platform/languages/translator.ts";
import { spanOfMonths } from "#app/platform/rules/months.ts";

/** How long the work is under warranty, on the screen and on paper. */
export function warrantyText(t: Translate<"quotations">, months: number): string {
  const { unit, n } = spanOfMonths(months);
  return t("paper.warranty", { time: t(`paper.${unit}`, { n }) });
}
