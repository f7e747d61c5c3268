import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useRef, useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import type { SubjectItem } from "../../moderation.contract.ts";
import { pagesOf } from "../../moderation.pages.ts";
import type { Action, QueueTab } from "../../moderation.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import { AdminItem } from "./item.tsx";
import { useDecide } from "./use-decide.ts";

/** What waits, oldest first. J and K walk through it, A approves, D keeps, H removes. */
export function AdminQueue({ tab }: { tab: QueueTab }) {
  const t = useT("moderation.admin");
  const box = useRef<HTMLElement>(null);
  const list = useInfiniteQuery({ ...orpc.moderation.queue.infiniteOptions(pagesOf({ tab })), placeholderData: keepPreviousData, staleTime: 0 });
  const items = list.data?.pages.flatMap((page) => page.items);
  const [asking, setAsking] = useState<{ subject: SubjectItem; action: "hide" | "lock" } | null>(null);
  const decide = useDecide();

  const act = (subject: SubjectItem, action: Action) => {
    if (action === "hide" || action === "lock") setAsking({ subject, action });
    else decide.mutate({ type: subject.type, id: subject.id, action });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("dialog, input, textarea, select")) return;
    const cards = [...(box.current?.querySelectorAll<HTMLElement>(".mod-item") ?? [])];
    const at = cards.findIndex((card) => card.contains(target));
    const key = event.key.toLowerCase();
    const subject = items?.[at];
    if (key === "j" || key === "k") cards[Math.max(0, Math.min(cards.length - 1, at + (key === "j" ? 1 : -1)))]?.focus();
    else if (subject && key === "h" && subject.status !== "gone") act(subject, "hide");
    else if (subject && key === "a" && subject.status === "pending") act(subject, "approve");
    else if (subject && key === "d" && subject.reports.length > 0) act(subject, "dismiss");
    else return;
    event.preventDefault();
  };
  if (list.error && !items)
    return (
      <LocalErrorBox error={list.error} onTryAgain={() => void list.refetch()}>
        <p>{t("failed")}</p>
      </LocalErrorBox>
    );
  if (items?.length === 0) return <EmptyState title={t(`empty.${tab}`)} text={t(`emptyText.${tab}`)} />;
  return (
    <section ref={box} onKeyDown={onKeyDown} aria-label={t(`tab.${tab}`)}>
      <p className="mod-keys" aria-hidden>
        {t.rich("keys", { key: (text) => <kbd>{text}</kbd> })}
      </p>
      <div className="mod-queue">
        {items
          ? items.map((item) => (
              <AdminItem
                key={`${item.type} ${item.id}`}
                subject={item}
                since={item.since}
                reports={item.reports}
                isBusy={decide.isPending}
                onAct={(action) => act(item, action)}
              />
            ))
          : [1, 2, 3].map((n) => <Skeleton key={n} height="11rem" />)}
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
