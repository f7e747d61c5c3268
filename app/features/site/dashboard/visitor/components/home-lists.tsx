import { useT } from "#app/platform/languages/language-context.tsx";
import type { DashboardHome } from "../../dashboard.contract.ts";
import { ConversationList } from "./conversation-list.tsx";
import { NextSteps } from "./next-steps.tsx";
import { OwnVendors } from "./own-vendors.tsx";
import { RequestList } from "./request-list.tsx";
import { SavedList } from "./saved-list.tsx";
import { WeekChart } from "./week-chart.tsx";
import { WorkList } from "./work-list.tsx";

/** The lists that the numbers come from, beside them what would help next. */
export function HomeLists({ home }: { home: DashboardHome }) {
  const t = useT("dashboard");
  const { selling, sent } = home;
  const hasSent = sent.newest.length > 0;
  const next = selling ? { to: "/vendor/quotes", label: t("action.received") } : { to: "/professionals", label: t("messages.find") };
  return (
    <div className="home-parts">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        {home.work && <WorkList work={home.work} />}
        {selling && <RequestList title={t("requests.received")} requests={selling.received} direction="received" />}
        {selling && <OwnVendors vendors={selling.vendors} />}
        {selling && selling.vendors.length > 0 && <WeekChart weeks={selling.weeks} />}
        {hasSent && <RequestList title={t("requests.sent")} requests={sent} direction="sent" />}
        <ConversationList conversations={home.conversations} next={next} />
      </div>
      <div className="home-side">
        <NextSteps home={home} />
        <SavedList saved={home.saved} />
      </div>
    </div>
  );
}
