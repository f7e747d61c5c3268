import { lazy, Suspense } from "react";
import { JOBS_PATH } from "#app/features/projects/requests/public.ts";
import { SampleProject } from "#app/features/projects/samples/public.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import type { DashboardHome, DashboardPractice } from "../../dashboard.contract.ts";
import { ConversationList } from "./conversation-list.tsx";
import { FittingJobs } from "./fitting-jobs.tsx";
import { NextSteps } from "./next-steps.tsx";
import { OwnVendors } from "./own-vendors.tsx";
import { Pipeline } from "./pipeline.tsx";
import { Reach } from "./reach.tsx";
import { RequestList } from "./request-list.tsx";
import { SavedStrip } from "./saved-strip.tsx";
import { WaitingList } from "./waiting-list.tsx";
import { WeekChart } from "./week-chart.tsx";
import "../../homeowner.css";
import "../../professional.css";

const Today = lazy(() => import("./today.tsx").then((module) => ({ default: module.Today })));

/** A professional's first page: who waits for them, what would help next, their deals and what fits, and what became of their rooms. */
export function ProfessionalParts({ home, practice }: { home: DashboardHome; practice: DashboardPractice }) {
  const t = useT("dashboard");
  const { selling, sent } = home;
  return (
    <div className="home-rooms">
      <div className="home-duo">
        <WaitingList waiting={practice.waiting} />
        <div className="home-side">
          <Suspense fallback={<Skeleton height="12rem" />}>
            <Today />
          </Suspense>
          <NextSteps home={home} />
        </div>
      </div>
      <Pipeline pipeline={practice.pipeline} />
      <FittingJobs jobs={practice.jobs} />
      <SampleProject />
      {selling && selling.vendors.length > 0 && (
        <>
          <RequestList title={t("requests.received")} requests={selling.received} direction="received" />
          <OwnVendors vendors={selling.vendors} />
          <WeekChart weeks={selling.weeks} />
        </>
      )}
      <div className="home-duo">
        <Reach practice={practice} />
        <ConversationList conversations={home.conversations} next={{ to: JOBS_PATH, label: t("messages.jobs") }} />
      </div>
      {sent.newest.length > 0 && <RequestList title={t("requests.sent")} requests={sent} direction="sent" />}
      <SavedStrip saved={home.saved} title={t("saved.title")} />
    </div>
  );
}
