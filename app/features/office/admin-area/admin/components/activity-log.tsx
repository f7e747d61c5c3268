import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState, ErrorNotice, Skeleton } from "#app/ui/states.tsx";
import type { ActivityFilters } from "../../admin-area.contract.ts";
import { ActivityList } from "./activity-list.tsx";

type Props = {
  filters: ActivityFilters;
  /** What stands there when nothing matches; a sentence of its own without it. */
  empty?: ReactNode;
};

/** Entries of the audit log, latest first, page after page. Screens that show it bring the namespaces "admin-area" and "vendors.admin". */
export function ActivityLog({ filters, empty }: Props) {
  const t = useT("admin-area");
  const log = useInfiniteQuery({
    ...orpc.adminArea.activity.infiniteOptions({
      input: (before: string | undefined) => ({ ...filters, ...(before && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
    }),
    staleTime: 0,
  });
  if (log.isError) {
    return (
      <ErrorNotice
        title={t("activity.error")}
        actions={
          <Button onClick={() => void log.refetch()} pending={log.isFetching}>
            {t("activity.tryAgain")}
          </Button>
        }
      >
        <p>{t("activity.failed")}</p>
      </ErrorNotice>
    );
  }
  if (log.isPending) return <Skeleton height="360px" />;
  const entries = log.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return empty ?? <EmptyState title={t("activity.empty")} />;
  return (
    <>
      <ActivityList entries={entries} />
      {log.hasNextPage && (
        <Button className="mt-6" pending={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {t("activity.more")}
        </Button>
      )}
    </>
  );
}
