import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { orpc } from "#app/api/client.ts";
import { TourOf } from "#app/features/site/tour/public.tsx";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { nameIn, type Viewer } from "#app/platform/auth/viewer.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import type { DashboardHome } from "../../dashboard.contract.ts";
import { EmailNotice } from "./email-notice.tsx";
import { HomeMetrics } from "./home-metrics.tsx";
import "../../dashboard.css";

/** The first page of every role: pending work at the top, then the role's own parts. */
export function HomeView({ viewer, children }: { viewer: Viewer; children(home: DashboardHome): ReactNode }) {
  const t = useT("dashboard");
  const { code } = useLanguage();
  const client = useQueryClient();
  const { data: home, error, refetch } = useQuery(orpc.dashboard.home.queryOptions());
  const renew = () => void client.invalidateQueries({ queryKey: orpc.dashboard.key() });
  // What was read before it was closed would begin it again.
  const seen = () => client.setQueryData(orpc.dashboard.home.queryKey(), (now) => now && { ...now, isTourDue: false });
  useLiveEvents("notification", renew);
  useLiveEvents("message", renew);
  return (
    <>
      <title>{t("title")}</title>
      <DashboardHeader
        title={<bdi>{t("welcome", { name: nameIn(viewer, code) })}</bdi>}
        text={t(`text.${viewer.role}`)}
        actions={<MainAction role={viewer.role} />}
      />
      {error && !home ? (
        <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
          <p>{t("failed")}</p>
        </LocalErrorBox>
      ) : home ? (
        <>
          {!home.isEmailVerified && <EmailNotice {...viewer} />}
          <HomeMetrics home={home} />
          {children(home)}
          <TourOf role={home.role} isDue={home.isTourDue} onSeen={seen} />
        </>
      ) : (
        <Skeleton className="mt-6" height="20rem" />
      )}
    </>
  );
}

function MainAction({ role }: { role: Viewer["role"] }) {
  const t = useT("dashboard");
  if (role === "vendor") return <ButtonLink to="/vendor/quotes">{t("action.received")}</ButtonLink>;
  if (role === "admin") return <ButtonLink to="/admin">{t("action.admin")}</ButtonLink>;
  if (role === "professional") return <ProfileActions />;
  return <ButtonLink to="/vendors">{t("action.vendors")}</ButtonLink>;
}

function ProfileActions() {
  const t = useT("dashboard");
  return (
    <>
      <ButtonLink to="/dashboard/profile">{t("action.profile")}</ButtonLink>
      <ButtonLink to="/profile">{t("reach.page")}</ButtonLink>
    </>
  );
}
