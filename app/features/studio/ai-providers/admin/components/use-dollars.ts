import { useFormat, useT } from "#app/platform/languages/language-context.tsx";

export const MICROS = 1_000_000;

/** Millionths of a US dollar, as people read them. */
export function useDollars(): (micros: number) => string {
  const t = useT("ai-providers.admin");
  const format = useFormat();
  return (micros) => t("dollars", { amount: format.number(Math.round(micros / 100) / 10_000) });
}

/** Of an amount in a form's box. */
export const microsProblem = (micros: number | null): "number" | undefined =>
  micros === null || (micros >= 0 && micros <= 1000 * MICROS) ? undefined : "number";

export const countProblem = (count: number | null): "number" | undefined =>
  count === null || (Number.isInteger(count) && count >= 0 && count <= 1_000_000) ? undefined : "number";
