import { Link } from "react-router";
import { JOBS_PATH, jobPath } from "#app/features/projects/requests/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { MoneyRange } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { DashboardPractice } from "../../dashboard.contract.ts";
import { HomePart } from "./home-part.tsx";

const SIZES = "(max-width: 720px) 80vw, 400px";

/** Open requests of one's trade and places, the first to close first. */
export function FittingJobs({ jobs }: { jobs: DashboardPractice["jobs"] }) {
  const t = useT("dashboard");
  const format = useFormat();
  if (jobs.items.length === 0) return null;
  return (
    <HomePart title={t("jobs.title")} text={t("jobs.text")} all={{ to: JOBS_PATH, label: t("jobs.all", { n: jobs.total }) }}>
      <ul className="job-cards">
        {jobs.items.map((job) => (
          <li key={job.id}>
            <Link to={jobPath(job.id)}>
              <Photo image={job.photo && { ...job.photo, isPrivate: true }} shape="3:2" sizes={SIZES} alt="" />
              <span className="job-body">
                <b dir="auto" lang={languageOf(job.title)}>
                  {job.title}
                </b>
                <span className="line">
                  {job.district && (
                    <>
                      <bdi lang={languageOf(job.district)}>{job.district}</bdi>
                      {" · "}
                    </>
                  )}
                  <bdi>{job.city}</bdi>
                </span>
                {job.budget && (
                  <span className="budget">
                    <MoneyRange {...job.budget} />
                  </span>
                )}
              </span>
              <span className="job-foot">
                <span className="text-muted">
                  {t("jobs.items", { n: job.items })} ·{" "}
                  <span className="until">{t("pipeline.until", { day: format.date(`${job.lastDay}T12:00:00+03:00`, "day") })}</span>
                </span>
                <span className="link" aria-hidden>
                  {t("jobs.bid")}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomePart>
  );
}
