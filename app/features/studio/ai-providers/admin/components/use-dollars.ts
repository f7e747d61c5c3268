import { useFormat, useT } from "#app/platform/languages/language-context.tsx";

const MICROS = 1_000_000;

/** Millionths of a US dollar, as people read them. */
export function useDollars(): (micros: number) => string {
  const t = useT("ai-providers.admin");
  const format = useFormat();
  return (micros) => t("dollars", { amount: format.number(Math.round(micros / 100) / 10_000) });
}

/** What stands in a form's box. */
export const dollarsIn = (micros: number | null): string => (micros === null ? "" : String(micros / MICROS));

/** null: empty; undefined: no amount. */
export function microsOf(text: string): number | null | undefined {
  if (!text.trim()) return null;
  const amount = Number(text.trim().replace(",", "."));
  return Number.isFinite(amount) && amount >= 0 && amount <= 1000 ? Math.round(amount * MICROS) : undefined;
}

/** null: empty; undefined: no whole number. */
export function countOf(text: string): number | null | undefined {
  if (!text.trim()) return null;
  const count = Number(text.trim());
  return Number.isInteger(count) && count >= 0 && count <= 1_000_000 ? count : undefined;
}
