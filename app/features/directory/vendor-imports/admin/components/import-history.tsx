import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { List } from "#app/ui/list/list.ts";
import { MoreButton } from "#app/ui/list/list-foot.tsx";
import { type Column, TableList } from "#app/ui/list/list-table.tsx";
import { Badge } from "#app/ui/marks.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { VendorImport } from "../../vendor-imports.contract.ts";
import { ImportBadge } from "./import-badge.tsx";

type Props = { list: List<VendorImport>; shownId: string | null; onShow(id: string): void };

/** All imports, the newest first. */
export function ImportHistory({ list, shownId, onShow }: Props) {
  const t = useT("vendor-imports");
  const format = useFormat();
  const columns: Column<VendorImport>[] = [
    {
      id: "file",
      head: t("history.file"),
      className: "c-name",
      cell: ({ id, fileName, isDryRun }) => (
        <>
          <button type="button" className="link text-start" aria-label={t("history.show", { file: fileName })} onClick={() => onShow(id)}>
            <bdi>{fileName}</bdi>
          </button>{" "}
          {isDryRun && <Badge tone="info">{t("dryRun")}</Badge>}
        </>
      ),
    },
    {
      id: "status",
      head: t("history.status"),
      className: "c-status",
      cell: (run) => <ImportBadge run={run} />,
    },
    {
      id: "result",
      head: t("history.result"),
      className: "c-meta",
      cell: ({ created, updated, skipped, failure }) =>
        failure ?? t("history.summary", { created: format.number(created), updated: format.number(updated), skipped: format.number(skipped) }),
    },
    {
      id: "when",
      head: t("history.when"),
      className: "p-hide",
      cell: ({ createdAt, startedBy }) => (
        <>
          <TimeAgo at={createdAt} />
          {startedBy && (
            <>
              {" "}
              · <bdi>{startedBy}</bdi>
            </>
          )}
        </>
      ),
    },
  ];
  return (
    <section className="mt-8 grid gap-4" aria-labelledby="import-history">
      <h2 id="import-history" className="text-lg font-medium">
        {t("history.title")}
      </h2>
      <TableList
        list={list}
        caption={t("history.title")}
        columns={columns}
        isMarked={({ id }) => id === shownId}
        empty={<EmptyState level={3} title={t("history.empty")} text={t("history.emptyText")} />}
        foot={list.more && <MoreButton list={list} label={t("history.more")} />}
      />
    </section>
  );
}
