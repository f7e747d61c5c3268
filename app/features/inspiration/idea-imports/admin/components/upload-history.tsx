import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { HistoryCard } from "./history-card.tsx";

const PAGE = 20;
const SKELETONS = ["a", "b", "c"];

/** All bulk uploads, the newest first; those that run are followed live. */
export function UploadHistory() {
  const t = useT("idea-imports");
  const list = useMoreList({ ...orpc.ideaImports.list.infiniteOptions(morePages({ limit: PAGE })), staleTime: 0 });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="upload-history">
      <h2 id="upload-history" className="text-lg font-medium">
        {t("history.title")}
      </h2>
      <CardList
        list={list}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        failed={t("history.error")}
        moreClass="mt-4 flex justify-center"
        moreLabel={t("history.more")}
        empty={<EmptyState level={3} title={t("history.title")} text={t("history.empty")} />}
        loading={
          <div className="grid gap-4" role="status" aria-label={t("history.loading")}>
            {SKELETONS.map((id) => (
              <div key={id} className="panel grid gap-4">
                <Skeleton width="40%" height="1.2em" />
                <Skeleton width="70%" />
                <Skeleton height="3em" />
              </div>
            ))}
          </div>
        }
      >
        {(item) => (
          <li key={item.id}>
            <HistoryCard item={item} />
          </li>
        )}
      </CardList>
    </section>
  );
}
