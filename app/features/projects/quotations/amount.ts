import type { Format } from "#app/platform/languages/format.ts";
import type { Translate } from "#app/platform/languages/translator.ts";
import { THOUSANDTHS } from "./quotation.ts";
import type { Quantity } from "./units.ts";

type Texts = { t: Translate<"quotations">; counted: Translate<"projects.amount">; format: Format };

/** How much it is, counted in the reader's language; a unit that is a sign follows its number. */
export function amountOf({ quantity, unit }: Quantity, { t, counted, format }: Texts): string {
  const n = quantity / THOUSANDTHS;
  const shown = format.number(n);
  return counted.has(unit) ? counted(unit, { n, shown }) : `${shown} ${t(`unit.${unit}`)}`;
}
