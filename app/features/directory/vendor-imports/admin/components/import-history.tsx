import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { DataTable, HeadCell, Row } from "#app/ui/list/table.tsx";
import { Badge } from "#app/ui/marks.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { VendorImport } from "../../vendor-imports.contract.ts";

const TONES = { queued: "warn", processing: "info", completed: "ok", failed: "danger", cancelled: "neutral" } as const;

type Props = { items: readonly VendorImport[]; shownId: string | null; hasMore: boolean; isLoadingMore: boolean; onShow(id: string): void; onMore(): void };

/** All imports, the newest first. */
export function ImportHistory({ items, shownId, hasMore, isLoadingMore, onShow, onMore }: Props) {
  const t = useT("vendor-imports");
  const format = useFormat();
  return (
    <section className="mt-8 grid gap-4" aria-labelledby="import-history">
      <h2 id="import-history" className="text-lg font-medium">
        {t("history.title")}
      </h2>
      {items.length === 0 ? (
        <EmptyState level={3} title={t("history.empty")} text={t("history.emptyText")} />
      ) : (
        <DataTable
          plainRows
          caption={t("history.title")}
          head={
            <>
              <HeadCell>{t("history.file")}</HeadCell>
              <HeadCell>{t("history.status")}</HeadCell>
              <HeadCell>{t("history.result")}</HeadCell>
              <HeadCell>{t("history.when")}</HeadCell>
            </>
          }
          foot={
            hasMore && (
              <Button size="sm" pending={isLoadingMore} onClick={onMore}>
                {t("history.more")}
              </Button>
            )
          }
        >
          {items.map((item) => (
            <Row key={item.id} selected={item.id === shownId}>
              <td className="c-name">
                <button type="button" className="link text-start" aria-label={t("history.show", { file: item.fileName })} onClick={() => onShow(item.id)}>
                  <bdi>{item.fileName}</bdi>
                </button>{" "}
                {item.isDryRun && <Badge tone="info">{t("dryRun")}</Badge>}
              </td>
              <td className="c-status">
                <StatusBadge tone={TONES[item.status]}>{t(`status.${item.status}`)}</StatusBadge>
              </td>
              <td className="c-meta">
                {t("history.summary", { created: format.number(item.created), updated: format.number(item.updated), skipped: format.number(item.skipped) })}
              </td>
              <td className="p-hide">
                <TimeAgo at={item.createdAt} />
                {item.startedBy && (
                  <>
                    {" "}
                    · <bdi>{item.startedBy}</bdi>
                  </>
                )}
              </td>
            </Row>
          ))}
        </DataTable>
      )}
    </section>
  );
}
