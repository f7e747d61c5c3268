import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Compared as ComparedTo } from "#app/ui/trend/compared.tsx";
import { comparisonOf } from "#app/ui/trend/comparison.ts";
import type { OverviewSeries } from "../../admin-area.contract.ts";

export function Compared({ series: { total, before }, days }: { series: OverviewSeries; days: number }) {
  const t = useT("admin-area");
  const format = useFormat();
  const key = comparisonOf(total, before);
  const share = key === "more" || key === "fewer" ? format.percent(Math.abs(total - before) / before) : "";
  return <ComparedTo total={total} before={before} text={t(`overview.${key}`, { share, before: format.number(before), days })} />;
}
