import { orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { mayActAsProfessional } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { Badge } from "#app/ui/marks.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { Job } from "../../requests.contract.ts";
import { jobsAddress } from "../../requests.search.ts";
import { ASKED_PATH, JOB_TABS, JOBS_PATH, type JobTab } from "../../requests.ts";
import { JobRow, jobAddress } from "./job-row.tsx";
import { BidBadge } from "./request-badge.tsx";

export const jobsQuery = ({ requests }: typeof orpc, search: SearchOf<typeof jobsAddress>) =>
  requests.listJobs.infiniteOptions(morePages(jobsAddress.input(search)));

/** Fixed, or the viewer's own. */
function priceOf({ fixedPrice, bid }: Job) {
  const price = fixedPrice ?? bid?.total;
  return price && <MoneyText {...price} />;
}

/** Work to bid for, and what came of it. */
export function JobsList() {
  const t = useT("requests");
  const { search } = useListAddress(jobsAddress, JOBS_PATH);
  const list = useMoreList(jobsQuery(orpc, search));
  const counts = list.first?.counts;
  const tabs = JOB_TABS.map((id) => ({
    id,
    to: JOBS_PATH + jobsAddress.format({ tab: id }),
    label: counts?.[id] ? t("tab.counted", { tab: t(`tab.${id}`), n: Math.min(counts[id], 99) }) : t(`tab.${id}`),
  }));
  return (
    <>
      <Tabs label={t("tab.label")} current={search.tab} tabs={[...tabs, { id: "asked", to: ASKED_PATH, label: t("tab.asked") }]} />
      <CardList
        list={list}
        className="job-rows"
        failed={t("list.failed")}
        empty={<NoJobs tab={search.tab} />}
        loading={<Skeleton height="16rem" className="mt-6" />}
      >
        {(job) => (
          <JobRow
            key={job.id}
            row={job}
            to={jobAddress(job, false)}
            price={priceOf(job)}
            badge={
              job.bid ? <BidBadge status={job.bid.status} /> : job.hasDeclined ? <Badge>{t("row.declined")}</Badge> : <Badge tone="clay">{t("row.new")}</Badge>
            }
          />
        )}
      </CardList>
    </>
  );
}

/** Why there is nothing, and what brings something. */
function NoJobs({ tab }: { tab: JobTab }) {
  const t = useT("requests");
  const { viewer } = useViewer();
  const isProfessional = viewer !== null && viewer !== undefined && mayActAsProfessional(viewer);
  const [to, action] =
    tab === "fits"
      ? ([isProfessional ? "/dashboard/profile" : "/vendor/listing", "none.fits.action"] as const)
      : tab === "invited"
        ? ([isProfessional ? "/dashboard/portfolio" : "/vendor/listing", "none.invited.action"] as const)
        : ([JOBS_PATH, "none.clients.action"] as const);
  return <EmptyState title={t(`none.${tab}.title`)} text={t(`none.${tab}.text`)} actions={<ButtonLink to={to}>{t(action)}</ButtonLink>} />;
}
