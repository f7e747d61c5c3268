import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { MetricLine } from "#app/ui/dashboard-header.tsx";
import type { AdminVendorOverview } from "../../vendors.admin.contract.ts";

/** Pending work first, then the other numbers. */
export function VendorMetrics({ overview }: { overview: AdminVendorOverview | undefined }) {
  const t = useT("vendors.admin");
  const format = useFormat();
  const number = (value: number | undefined) => (value === undefined ? "–" : format.number(value));
  const oldest = overview?.oldestPendingAt;
  const waiting = (
    <>
      {t("metric.waiting")}
      {oldest && (
        <>
          <br />
          <span suppressHydrationWarning>{t("metric.oldest", { age: format.relativeTime(oldest, Date.now(), "long") })}</span>
        </>
      )}
    </>
  );
  return (
    <MetricLine
      metrics={[
        { id: "pending", value: number(overview?.pending), label: waiting, to: "/admin/vendors?status=Pending" },
        { id: "verified", value: number(overview?.verified), label: t("metric.verified") },
        { id: "inactive", value: number(overview?.inactive), label: t("metric.inactive") },
        { id: "cities", value: number(overview?.cities.length), label: t("metric.cities", { count: overview?.cities.length ?? 0 }) },
      ]}
    />
  );
}
