import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { MetricLine } from "#app/ui/dashboard-header.tsx";
import { ADMIN_PLACES } from "../../admin-area.places.tsx";

/** Places with pending work, most first; one line when there is none. The layout has loaded the counts. */
export function OverviewWaiting() {
  const t = useT("admin-area");
  const format = useFormat();
  const { data: waiting } = useQuery(orpc.adminArea.waiting.queryOptions());
  if (!waiting) return null;
  const metrics = ADMIN_PLACES.flatMap(({ places }) => places)
    .flatMap(({ to, count }) => (count && waiting[count] ? [{ id: count, to, n: waiting[count] }] : []))
    .toSorted((a, b) => b.n - a.n)
    .map(({ id, to, n }) => ({ id, to, value: format.number(n), label: t(`overview.waiting.${id}`, { n }) }));
  return <MetricLine metrics={metrics.length > 0 ? metrics : [{ id: "none", value: format.number(0), label: t("overview.nothingWaits") }]} />;
}
