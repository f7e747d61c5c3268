import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { EmptyState } from "#app/ui/states.tsx";
import type { HistoryEntry, SubjectItem } from "../../moderation.contract.ts";
import { DecisionBadge } from "../../visitor/components/decision-badge.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { AdminItem } from "./item.tsx";
import { QueueWaits } from "./queue-waits.tsx";
import { useDecide } from "./use-decide.ts";

/** Every decision with what is left of its subject. Hidden content can be restored here. */
export function AdminHistory() {
  const t = useT("moderation.admin");
  const list = useMoreList({ ...orpc.moderation.history.infiniteOptions(morePages({})), staleTime: 0 });
  const [asking, setAsking] = useState<{ subject: SubjectItem; action: "hide" | "lock" } | null>(null);
  const decide = useDecide();
  return (
    <section aria-label={t("tab.history")}>
      <CardList
        list={list}
        className="mod-queue"
        failed={t("failed")}
        moreClass="mt-5"
        empty={<EmptyState title={t("empty.history")} text={t("emptyText.history")} />}
        loading={<QueueWaits height="9rem" />}
      >
        {(entry) => (
          <li key={entry.id}>
            <AdminItem
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
          </li>
        )}
      </CardList>
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
