import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { MetricLine } from "#app/ui/dashboard-header.tsx";
import { ADMIN_PLACES } from "../../admin-area.places.tsx";

/** What waits for someone, most first. The layout has asked already. */
export function OverviewWaiting() {
  const t = useT("admin-area");
  const format = useFormat();
  const { data: waiting } = useQuery(orpc.adminArea.waiting.queryOptions());
  const metrics = ADMIN_PLACES.flatMap(({ places }) => places)
    .flatMap(({ to, count }) => (count && waiting?.[count] !== undefined ? [{ id: count, to, n: waiting[count] ?? 0 }] : []))
    .toSorted((a, b) => b.n - a.n)
    .map(({ id, to, n }) => ({ id, to, value: format.number(n), label: t.has(`overview.waiting.${id}`) ? t(`overview.waiting.${id}`, { n }) : id }));
  return metrics.length > 0 && <MetricLine metrics={metrics} />;
}
