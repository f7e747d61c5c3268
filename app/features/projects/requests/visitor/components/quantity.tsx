import { useFormat, useT } from "#app/platform/languages/language-context.tsx";

const KNOWN = ["m2", "m", "m3", "piece", "set", "point", "hour", "day", "job"] as const;
type Known = (typeof KNOWN)[number];

/** How much of an item is asked for; nothing where it is one job. */
export function Quantity({ quantity, unit }: { quantity: number | null; unit: string | null }) {
  const t = useT("requests");
  const format = useFormat();
  if (quantity === null || !KNOWN.includes(unit as Known)) return null;
  return <span className="text-sm text-muted">{t(`unit.${unit as Known}`, { n: quantity, shown: format.number(quantity) })}</span>;
}
