import { type KeyboardEvent, useRef, useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { EmptyState } from "#app/ui/states.tsx";
import type { SubjectItem } from "../../moderation.contract.ts";
import type { Action, QueueTab } from "../../moderation.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import { AdminItem } from "./item.tsx";
import { QueueWaits } from "./queue-waits.tsx";
import { useDecide } from "./use-decide.ts";

/** The queue, oldest first. J and K move through it, A approves, D dismisses, H hides. */
export function AdminQueue({ tab }: { tab: QueueTab }) {
  const t = useT("moderation.admin");
  const box = useRef<HTMLElement>(null);
  const list = useMoreList({ ...orpc.moderation.queue.infiniteOptions(morePages({ tab })), staleTime: 0 }, (item) => `${item.type} ${item.id}`);
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
    const subject = list.items?.[at];
    if (key === "j" || key === "k") cards[Math.max(0, Math.min(cards.length - 1, at + (key === "j" ? 1 : -1)))]?.focus();
    else if (subject && key === "h" && subject.status !== "gone") act(subject, "hide");
    else if (subject && key === "a" && subject.status === "pending") act(subject, "approve");
    else if (subject && key === "d" && subject.reports.length > 0) act(subject, "dismiss");
    else return;
    event.preventDefault();
  };
  return (
    <section ref={box} onKeyDown={onKeyDown} aria-label={t(`tab.${tab}`)}>
      {list.items?.length !== 0 && (
        <p className="mod-keys" aria-hidden>
          {t.rich("keys", { key: (text) => <kbd>{text}</kbd> })}
        </p>
      )}
      <CardList
        list={list}
        className="mod-queue"
        failed={t("failed")}
        moreClass="mt-5"
        empty={<EmptyState title={t(`empty.${tab}`)} text={t(`emptyText.${tab}`)} />}
        loading={<QueueWaits height="11rem" />}
      >
        {(item) => (
          <li key={`${item.type} ${item.id}`}>
            <AdminItem subject={item} since={item.since} reports={item.reports} isBusy={decide.isPending} onAct={(action) => act(item, action)} />
          </li>
        )}
      </CardList>
      {asking && <DecisionDialog {...asking} onClose={() => setAsking(null)} />}
    </section>
  );
}
