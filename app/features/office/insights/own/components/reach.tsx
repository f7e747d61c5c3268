import type { ReactNode } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { CountedNote } from "../../components/counted-note.tsx";
import { PageList } from "../../components/page-list.tsx";
import { Trends } from "../../components/trends.tsx";
import type { ProfessionalReach, VendorReach } from "../../insights.contract.ts";
import "../../insights.css";

type Props = {
  query: { data: VendorReach | ProfessionalReach | undefined; error: unknown; isPlaceholderData: boolean; refetch(): unknown };
  metric: string;
  to(metric: string): string;
  /** What stands here when somebody comes, and what brings them. */
  empty: { text: string; action: ReactNode };
};

/** How often someone's pages were viewed and what came of it. */
export function Reach({ query: { data, error, isPlaceholderData, refetch }, metric, to, empty }: Props) {
  const t = useT("insights");
  if (!data)
    return error ? (
      <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
        <p>{t("failed")}</p>
      </LocalErrorBox>
    ) : (
      <Skeleton height="640px" />
    );
  if (data.series.every(({ total, totalBefore }) => total === 0 && !totalBefore))
    return (
      <>
        <EmptyState title={t("empty.title")} text={empty.text} actions={empty.action} />
        <CountedNote period={data} />
      </>
    );
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      <Trends period={data} series={data.series} metric={metric} to={to} label={t("overTime")} />
      {data.pages.length > 0 && (
        <section className="mt-10">
          <h2 className="mb-3 text-lg">{t("viewed")}</h2>
          <PageList pages={data.pages} caption={t("viewed")} />
        </section>
      )}
      <CountedNote period={data} />
    </div>
  );
}
