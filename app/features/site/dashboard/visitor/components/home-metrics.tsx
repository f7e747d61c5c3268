import { JOBS_PATH } from "#app/features/projects/requests/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { type Metric, MetricLine } from "#app/ui/dashboard-header.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
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
  if (home.practice) {
    const { waiting, rooms, reach, savedBy, pipeline } = home.practice;
    const inPipeline = pipeline.reduce((sum, { amount }) => sum + amount, 0);
    const [oldest] = waiting.items;
    const label = (
      <>
        {t("metric.waiting", { n: waiting.total })}
        {oldest && (
          <>
            <br />
            {t("metric.oldest")} <TimeAgo at={oldest.at} />
          </>
        )}
      </>
    );
    const rated: Metric[] = rooms.rating
      ? [{ id: "rating", value: format.number(rooms.rating.average, { maximumFractionDigits: 1 }), label: t("metric.rated", { n: rooms.rating.count }) }]
      : [];
    return (
      <MetricLine
        metrics={[
          { id: "waiting", value: format.number(waiting.total), label, to: "/dashboard/messages" },
          ...(inPipeline > 0 ? [{ id: "pipeline", value: <MoneyText amount={inPipeline} />, label: t("metric.pipeline"), to: JOBS_PATH }] : []),
          of("reach", reach.total, t("metric.reach")),
          of("rooms", rooms.total, t("metric.rooms", { n: rooms.total }), "/profile"),
          ...rated,
          of("savedBy", savedBy, t("metric.savedBy", { n: savedBy })),
        ]}
      />
    );
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
