import { useInfiniteQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState, ErrorNotice, Skeleton } from "#app/ui/states.tsx";
import { HistoryCard } from "./history-card.tsx";

const PAGE = 20;
const SKELETONS = ["a", "b", "c"];

/** All bulk uploads, the newest first; those that run are followed live. */
export function UploadHistory() {
  const t = useT("idea-imports");
  const history = useInfiniteQuery(
    orpc.ideaImports.list.infiniteOptions({
      input: (before: string | undefined) => ({ before, limit: PAGE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: 0,
    }),
  );
  const items = history.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="upload-history">
      <h2 id="upload-history" className="text-lg font-medium">
        {t("history.title")}
      </h2>
      {history.isPending && (
        <div className="grid gap-4" role="status" aria-label={t("history.loading")}>
          {SKELETONS.map((id) => (
            <div key={id} className="panel grid gap-4">
              <Skeleton width="40%" height="1.2em" />
              <Skeleton width="70%" />
              <Skeleton height="3em" />
            </div>
          ))}
        </div>
      )}
      {history.isError && (
        <ErrorNotice
          title={t("history.error")}
          actions={
            <Button onClick={() => void history.refetch()} pending={history.isFetching}>
              {t("history.tryAgain")}
            </Button>
          }
        />
      )}
      {history.data && items.length === 0 && <EmptyState level={3} title={t("history.title")} text={t("history.empty")} />}
      {items.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {items.map((item) => (
            <li key={item.id}>
              <HistoryCard item={item} />
            </li>
          ))}
        </ul>
      )}
      {history.hasNextPage && (
        <div className="flex justify-center">
          <Button pending={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {t("history.more")}
          </Button>
        </div>
      )}
    </section>
  );
}
