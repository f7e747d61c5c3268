import { useQuery, useQueryClient } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import type { DashboardHome } from "../../dashboard.contract.ts";
import { ConversationList } from "./conversation-list.tsx";
import { EmailNotice } from "./email-notice.tsx";
import { HomeMetrics } from "./home-metrics.tsx";
import { HomeownerParts } from "./homeowner-parts.tsx";
import { NextSteps } from "./next-steps.tsx";
import { OwnVendors } from "./own-vendors.tsx";
import { RequestList } from "./request-list.tsx";
import { SavedList } from "./saved-list.tsx";
import { WeekChart } from "./week-chart.tsx";
import { WorkList } from "./work-list.tsx";
import "../../dashboard.css";

/** The first page of every role: what waits at the top, then the lists it comes from, beside them what would help next. */
export function HomeView({ viewer }: { viewer: Viewer }) {
  const t = useT("dashboard");
  const client = useQueryClient();
  const { data: home, error, refetch } = useQuery(orpc.dashboard.home.queryOptions());
  const renew = () => void client.invalidateQueries({ queryKey: orpc.dashboard.key() });
  useLiveEvents("notification", renew);
  useLiveEvents("message", renew);
  return (
    <>
      <title>{t("title")}</title>
      <DashboardHeader title={<bdi>{t("welcome", { name: viewer.name })}</bdi>} text={t(`text.${viewer.role}`)} actions={<MainAction role={viewer.role} />} />
      {error && !home ? (
        <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
          <p>{t("failed")}</p>
        </LocalErrorBox>
      ) : home ? (
        <Parts home={home} email={viewer.email} />
      ) : (
        <Skeleton className="mt-6" height="20rem" />
      )}
    </>
  );
}

function Parts({ home, email }: { home: DashboardHome; email: string }) {
  return (
    <>
      {!home.isEmailVerified && <EmailNotice email={email} />}
      <HomeMetrics home={home} />
      {home.rooms ? <HomeownerParts home={home} rooms={home.rooms} /> : <Lists home={home} />}
    </>
  );
}

function Lists({ home }: { home: DashboardHome }) {
  const t = useT("dashboard");
  const { selling, sent } = home;
  const hasSent = sent.newest.length > 0;
  return (
    <div className="home-parts">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        {home.work && <WorkList work={home.work} />}
        {selling && <RequestList title={t("requests.received")} requests={selling.received} direction="received" />}
        {selling && <OwnVendors vendors={selling.vendors} />}
        {selling && selling.vendors.length > 0 && <WeekChart weeks={selling.weeks} />}
        {hasSent && <RequestList title={t("requests.sent")} requests={sent} direction="sent" />}
        <ConversationList conversations={home.conversations} />
      </div>
      <div className="home-side">
        <NextSteps home={home} />
        <SavedList saved={home.saved} />
      </div>
    </div>
  );
}

function MainAction({ role }: { role: Viewer["role"] }) {
  const t = useT("dashboard");
  if (role === "vendor") return <ButtonLink to="/vendor/quotes">{t("action.received")}</ButtonLink>;
  if (role === "admin") return <ButtonLink to="/admin">{t("action.admin")}</ButtonLink>;
  if (role === "professional") return <ButtonLink to="/dashboard/profile">{t("action.profile")}</ButtonLink>;
  return (
    <ButtonLink variant="primary" to="/vendors">
      {t("action.vendors")}
    </ButtonLink>
  );
}
