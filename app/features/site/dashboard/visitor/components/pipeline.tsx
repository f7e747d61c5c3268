import { Clock } from "lucide-react";
import { Link } from "react-router";
import { JOBS_PATH, jobPath } from "#app/features/projects/requests/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { DashboardPractice } from "../../dashboard.contract.ts";
import { HomePart } from "./home-part.tsx";

/** What a professional is asked for, prices, has sent and builds: each stage with its sum and its largest deals. */
export function Pipeline({ pipeline }: { pipeline: DashboardPractice["pipeline"] }) {
  const t = useT("dashboard");
  const format = useFormat();
  const sum = pipeline.reduce((all, { amount }) => all + amount, 0);
  if (pipeline.every(({ count }) => count === 0)) return null;
  return (
    <HomePart title={t("pipeline.title")} all={{ to: `${JOBS_PATH}?tab=bids`, label: t("pipeline.all") }}>
      <div className="pipeline">
        <div className="pipeline-bar" aria-hidden>
          {pipeline.map(({ stage, amount }) => sum > 0 && amount > 0 && <span key={stage} className={stage} style={{ flexGrow: amount / sum }} />)}
        </div>
        <ul>
          {pipeline.map(({ stage, count, amount, deals }) => (
            <li key={stage}>
              <h3>
                <span className={`dot ${stage}`} aria-hidden />
                {t(`pipeline.${stage}`)} <span className="text-muted">{format.number(count)}</span>
              </h3>
              <p className="sum">
                <MoneyText amount={amount} />
              </p>
              {deals.map((deal) => (
                <Link key={deal.id} to={jobPath(deal.id)}>
                  <b dir="auto" lang={languageOf(deal.title)}>
                    {deal.title}
                  </b>
                  <span className="line">
                    <bdi>{deal.city}</bdi>
                    {deal.amount !== null && (
                      <>
                        {" · "}
                        <MoneyText amount={deal.amount} />
                      </>
                    )}
                  </span>
                  {deal.lastDay && (
                    <span className="line until">
                      <Clock size={14} aria-hidden />
                      {t("pipeline.until", { day: format.date(`${deal.lastDay}T12:00:00+03:00`, "day") })}
                    </span>
                  )}
                </Link>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </HomePart>
  );
}
