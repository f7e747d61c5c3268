import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import type { HistoryEntry, SubjectItem } from "../../moderation.contract.ts";
import { pagesOf } from "../../moderation.pages.ts";
import { DecisionBadge } from "../../visitor/components/decision-badge.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { AdminItem } from "./item.tsx";
import { useDecide } from "./use-decide.ts";

/** Every decision with what is left of its subject: something taken away can be brought back from here. */
export function AdminHistory() {
  const t = useT("moderation.admin");
  const list = useInfiniteQuery({ ...orpc.moderation.history.infiniteOptions(pagesOf({})), staleTime: 0 });
  const items = list.data?.pages.flatMap((page) => page.items);
  const [asking, setAsking] = useState<{ subject: SubjectItem; action: "hide" | "lock" } | null>(null);
  const decide = useDecide();
  if (list.error && !items)
    return (
      <LocalErrorBox error={list.error} onTryAgain={() => void list.refetch()}>
        <p>{t("failed")}</p>
      </LocalErrorBox>
    );
  if (items?.length === 0) return <EmptyState title={t("empty.history")} text={t("emptyText.history")} />;
  return (
    <section aria-label={t("tab.history")}>
      <div className="mod-queue">
        {items
          ? items.map((entry) => (
              <AdminItem
                key={entry.id}
                subject={
                  entry.subject ?? { type: entry.type, id: entry.id, title: "", text: "", href: "", author: null, status: "gone", isLocked: false, photos: [] }
                }
                since={entry.createdAt}
                isBusy={decide.isPending}
                onAct={(action) => {
                  const { subject } = entry;
                  if (!subject) return;
                  if (action === "hide" || action === "lock") setAsking({ subject, action });
                  else decide.mutate({ type: subject.type, id: subject.id, action });
                }}
              >
                <What entry={entry} />
              </AdminItem>
            ))
          : [1, 2, 3].map((n) => <Skeleton key={n} height="9rem" />)}
      </div>
      {list.hasNextPage && (
        <Button className="mt-5" size="sm" onClick={() => void list.fetchNextPage()} pending={list.isFetchingNextPage}>
          {t("more")}
        </Button>
      )}
      {asking && <DecisionDialog {...asking} onClose={() => setAsking(null)} />}
    </section>
  );
}

function What({ entry }: { entry: HistoryEntry }) {
  const t = useT("moderation.admin");
  const texts = useT("moderation");
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <DecisionBadge decision={entry.decision} />
      {entry.reason && <span>{texts(`reason.${entry.reason}`)}</span>}
      <span>{t.rich("by", { name: () => <bdi>{entry.actor?.name ?? t("gonePerson")}</bdi> })}</span>
      {entry.note && (
        <span dir="auto" className="basis-full text-ink">
          {entry.note}
        </span>
      )}
    </p>
  );
}
