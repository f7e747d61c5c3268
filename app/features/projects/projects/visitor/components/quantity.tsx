import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { UNITS } from "../../projects.ts";

type Unit = (typeof UNITS)[number];

/** How much of an item is asked for; nothing where it is one job. */
export function Quantity({ quantity, unit }: { quantity: number | null; unit: string | null }) {
  const t = useT("projects.amount");
  const format = useFormat();
  if (quantity === null || !UNITS.includes(unit as Unit)) return null;
  return <span className="text-sm text-muted">{t(unit as Unit, { n: quantity, shown: format.number(quantity) })}</span>;
}
