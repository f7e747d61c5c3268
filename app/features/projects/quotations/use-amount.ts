import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { amountOf } from "./amount.ts";
import type { Quantity } from "./units.ts";

/** A quantity with its unit, as the page's language counts it. */
export function useAmount(): (amount: Quantity) => string {
  const t = useT("quotations");
  const counted = useT("projects.amount");
  const format = useFormat();
  return (amount) => amountOf(amount, { t, counted, format });
}
