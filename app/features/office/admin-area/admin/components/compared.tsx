import { ArrowDownRight, ArrowUpRight, Minus } from "lucide-react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { OverviewSeries } from "../../admin-area.contract.ts";

/** Percentages of few are meaningless: below twenty, both numbers are shown. */
const LEAST_BASE = 20;

function comparisonOf(total: number, before: number) {
  if (total === before) return total === 0 ? "none" : "same";
  if (before === 0) return "fromNone";
  if (before < LEAST_BASE) return "fromFew";
  return total > before ? "more" : "fewer";
}

/** In words and with a sign, never by color alone. */
export function Compared({ series: { total, before }, days }: { series: OverviewSeries; days: number }) {
  const t = useT("admin-area");
  const format = useFormat();
  const Icon = before === 0 || total === before ? Minus : total > before ? ArrowUpRight : ArrowDownRight;
  const key = comparisonOf(total, before);
  const share = key === "more" || key === "fewer" ? format.percent(Math.abs(total - before) / before) : "";
  return (
    <p className="chart-change">
      <Icon size={16} aria-hidden />
      {t(`overview.${key}`, { share, before: format.number(before), days })}
    </p>
  );
}
