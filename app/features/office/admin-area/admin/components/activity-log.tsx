import type { ReactNode } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import type { ActivityFilters } from "../../admin-area.contract.ts";
import { ActivityItem } from "./activity-item.tsx";

type Props = {
  filters: ActivityFilters;
  /** The empty state; a default sentence without it. */
  empty?: ReactNode;
};

/** Entries of the audit log, latest first, page after page. Screens that show it bring the namespaces "admin-area" and "vendors.admin". */
export function ActivityLog({ filters, empty }: Props) {
  const t = useT("admin-area");
  const list = useMoreList({ ...orpc.adminArea.activity.infiniteOptions(morePages(filters)), staleTime: 0 });
  return (
    <CardList
      list={list}
      className="grid rounded-card border border-line bg-surface"
      failed={t("activity.failed")}
      moreClass="mt-6"
      moreLabel={t("activity.more")}
      empty={empty ?? <EmptyState title={t("activity.empty")} />}
      loading={<Skeleton height="360px" />}
    >
      {(entry) => <ActivityItem key={entry.id} entry={entry} />}
    </CardList>
  );
}
