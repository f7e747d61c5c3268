import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { orpc } from "#app/api/client.ts";
import { admins, listLoader } from "#app/api/list-loader.server.ts";
import { SUBJECTS } from "#app/features/talk/counts/public.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { type ListPlace, useListAddress } from "#app/ui/list/use-list-address.ts";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { CountedNote } from "../../components/counted-note.tsx";
import { PageList } from "../../components/page-list.tsx";
import { PeriodChoice } from "../../components/period-choice.tsx";
import { Trends } from "../../components/trends.tsx";
import type { SiteInsights } from "../../insights.contract.ts";
import { siteAddress } from "../../insights.search.ts";
import { Funnel } from "../components/funnel.tsx";
import { Searches } from "../components/searches.tsx";
import "../../insights.css";

const PATH = "/admin/insights";
type Search = SearchOf<typeof siteAddress>;

const site = (queries: typeof orpc, { days }: Search) => queries.insights.site.queryOptions({ input: { days } });
const viewed = (queries: typeof orpc, { days, kind }: Search) => queries.insights.viewed.queryOptions({ input: { days, kind } });
const searched = (queries: typeof orpc, { days }: Search) => queries.insights.searched.queryOptions({ input: { days } });

export const handle = { namespaces: ["insights"] };

export const loader = listLoader(admins, siteAddress, (server, search) => [site(server, search), viewed(server, search), searched(server, search)]);

/** The screen itself loads another period. */
export const shouldRevalidate = () => false;

export default hydrated(InsightsScreen);

/** What visitors look at, search for and ask for. */
function InsightsScreen() {
  const t = useT("insights");
  const place = useListAddress(siteAddress, PATH);
  const { search, go } = place;
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...site(orpc, search), placeholderData: keepPreviousData });
  return (
    <>
      <title>{t("site.title")}</title>
      <DashboardHeader
        title={t("site.title")}
        text={t("site.text")}
        actions={
          <a className={buttonClass({ size: "sm" })} href={`${PATH}/export${siteAddress.format({ days: search.days })}`} download>
            <Download size={16} aria-hidden />
            {t("export")}
          </a>
        }
      />
      <div className="chart-tools">
        <h2>{t("overTime")}</h2>
        <PeriodChoice value={search.days} onChange={(days) => go({ days })} />
      </div>
      {data ? (
        <div aria-busy={isPlaceholderData || undefined}>
          <Figures insights={data} place={place} />
        </div>
      ) : error ? (
        <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
          <p>{t("failed")}</p>
        </LocalErrorBox>
      ) : (
        <Skeleton height="640px" />
      )}
    </>
  );
}

/** Where what is missing can be added. */
const ADD = [
  ["addIdeas", "/admin/design-ideas-upload"],
  ["addProducts", "/admin/products"],
  ["addVendors", "/admin/vendors"],
] as const;

function Figures({ insights, place: { search, to } }: { insights: SiteInsights; place: ListPlace<typeof siteAddress> }) {
  const t = useT("insights");
  const { data: pages } = useQuery({ ...viewed(orpc, search), placeholderData: keepPreviousData });
  const { data: words } = useQuery({ ...searched(orpc, search), placeholderData: keepPreviousData });
  if (insights.series.every(({ total }) => total === 0) && insights.funnel.every(({ n }) => n === 0))
    return <EmptyState title={t("empty.title")} text={t("empty.site")} />;
  return (
    <>
      <Trends period={insights} series={insights.series} metric={search.metric} to={(metric) => to({ metric })} label={t("overTime")} />
      <div className="mt-6">
        <Funnel insights={insights} />
      </div>
      <div className="insight-columns">
        <Searches title={t("searches.missedTitle")} text={t("searches.missedText")} none={t("searches.noMissed")} words={words?.missed ?? []} isMissed>
          <div className="mt-4 flex flex-wrap gap-2">
            {ADD.map(([text, path]) => (
              <ButtonLink key={path} size="sm" to={path}>
                {t(`searches.${text}`)}
              </ButtonLink>
            ))}
          </div>
        </Searches>
        <Searches title={t("searches.mostTitle")} text={t("searches.mostText")} none={t("searches.none")} words={words?.most ?? []} isMissed={false} />
      </div>
      <section className="mt-10">
        <h2 className="mb-3 text-lg">{t("viewed")}</h2>
        <Tabs label={t("viewed")} current={search.kind} tabs={SUBJECTS.map((kind) => ({ id: kind, label: t(`kind.${kind}`), to: to({ kind }) }))} />
        <div className="mt-4">{pages ? <PageList pages={pages} caption={t("viewed")} /> : <Skeleton height="320px" />}</div>
      </section>
      <CountedNote period={insights} />
    </>
  );
}
