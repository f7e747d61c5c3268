import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { type Metric, MetricLine } from "#app/ui/dashboard-header.tsx";
import type { DashboardHome } from "../../dashboard.contract.ts";
import { useDuration } from "./use-duration.ts";

/** The number that matters to the role first, then quiet ones. */
export function HomeMetrics({ home }: { home: DashboardHome }) {
  const t = useT("dashboard");
  const format = useFormat();
  const duration = useDuration();
  const { selling, sent, saved, unreadMessages } = home;
  const of = (id: string, n: number, label: string, to?: string): Metric => ({ id, value: format.number(n), label, ...(to && { to }) });
  const unread = of("unread", unreadMessages, t("metric.unread", { n: unreadMessages }), "/dashboard/messages");
  const stored = of("saved", saved.total, t("metric.saved"), "/dashboard/saved");
  const profile: Metric = { id: "profile", value: format.percent(home.profile.percent / 100), label: t("metric.profile"), to: "/dashboard/profile" };
  if (selling && home.role !== "admin") {
    const { new: fresh, seen, answered } = selling.received.counts;
    // Seen is not answered.
    const waiting = fresh + seen;
    const response = selling.responseHours;
    return (
      <MetricLine
        metrics={[
          of("new", waiting, t("metric.newRequests", { n: waiting }), fresh > 0 || seen === 0 ? "/vendor/quotes?status=new" : "/vendor/quotes?status=seen"),
          of("answered", answered, t("metric.answered"), "/vendor/quotes?status=answered"),
          ...(response === null ? [] : [{ id: "response", value: duration(response), label: t("metric.response") }]),
          unread,
        ]}
      />
    );
  }
  if (home.role === "admin") {
    const waiting = Object.values(home.work ?? {}).reduce((sum, n) => sum + n, 0);
    return <MetricLine metrics={[of("work", waiting, t("metric.work", { n: waiting }), "/admin"), unread, stored]} />;
  }
  if (home.role === "professional") {
    const count = Object.values(sent.counts).reduce((sum, n) => sum + n, 0);
    return <MetricLine metrics={[unread, profile, stored, ...(count > 0 ? [of("sent", count, t("metric.sent", { n: count }), "/dashboard/quotes")] : [])]} />;
  }
  const { answered, new: fresh, seen } = sent.counts;
  return (
    <MetricLine
      metrics={[
        of("answered", answered, t("metric.answeredSent", { n: answered }), "/dashboard/quotes?status=answered"),
        of("waiting", fresh + seen, t("metric.waitingSent"), "/dashboard/quotes"),
        unread,
        stored,
        profile,
      ]}
    />
  );
}
