import { orpc } from "#app/api/client.ts";
import { prefetchLoader, signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { FeedbackButton } from "../components/feedback-button.tsx";
import { FeedbackCard } from "../components/feedback-card.tsx";

const history = (queries: typeof orpc) => queries.feedback.listMine.infiniteOptions(morePages({}));

export const loader = prefetchLoader(signedInPeople, (server) => [history(server)]);

export default hydrated(FeedbackHistory);

function FeedbackHistory() {
  const t = useT("feedback");
  const list = useMoreList(history(orpc));
  return (
    <div className="mx-auto max-w-[880px]">
      <title>{t("history.title")}</title>
      <DashboardHeader title={t("history.title")} text={t("history.text")} actions={<FeedbackButton />} />
      <CardList
        list={list}
        className="mt-6 grid gap-4"
        failed={t("history.failed")}
        empty={<EmptyState title={t("history.empty")} text={t("history.emptyText")} />}
        loading={<Skeleton height="16rem" className="mt-6" />}
      >
        {(item) => <FeedbackCard key={item.id} item={item} />}
      </CardList>
    </div>
  );
}
