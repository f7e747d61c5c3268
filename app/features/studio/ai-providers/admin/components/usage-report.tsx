import { useId } from "react";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { MetricLine } from "#app/ui/dashboard-header.tsx";
import type { List } from "#app/ui/list/list.ts";
import { type Column, TableList } from "#app/ui/list/list-table.tsx";
import { useWholeList } from "#app/ui/list/use-list.ts";
import type { AiUsageRow } from "../../ai-providers.contract.ts";
import { useDollars } from "./use-dollars.ts";

export function UsageReport({ days }: { days: number }) {
  const t = useT("ai-providers.admin");
  const format = useFormat();
  const dollars = useDollars();
  const title = useId();
  const list = useWholeList(orpc.aiProviders.usage.queryOptions({ input: { days } }), ({ rows }) => rows);
  const { today, total } = list.first ?? {};
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="text-lg font-medium">
        {t("usage.title")}
      </h2>
      <p className="muted mt-1 max-w-prose text-sm">{t("usage.text")}</p>
      <div className="mt-4 grid gap-5">
        {today && total && list.items?.length !== 0 && (
          <MetricLine
            metrics={[
              { id: "today", value: format.number(today.pictures), label: t("usage.picturesToday", { n: today.pictures }) },
              { id: "costToday", value: dollars(today.costMicros), label: t("usage.costToday") },
              { id: "pictures", value: format.number(total.pictures), label: t("usage.pictures", { n: total.pictures }) },
              { id: "failures", value: format.number(total.failures), label: t("usage.failures", { n: total.failures }) },
              { id: "cost", value: dollars(total.costMicros), label: t("usage.cost") },
            ]}
          />
        )}
        <UsageTable list={list} />
      </div>
    </section>
  );
}

function UsageTable({ list }: { list: List<AiUsageRow> }) {
  const t = useT("ai-providers.admin");
  const format = useFormat();
  const dollars = useDollars();
  const dayOf = (row: AiUsageRow) => format.date(`${row.day}T12:00:00Z`);
  const reasonsOf = ({ failures }: AiUsageRow) =>
    Object.entries(failures).map(([code, n]) => {
      const key = `failure.${code}`;
      return t("usage.reason", { n: format.number(n), reason: t.has(key) ? t(key) : t("failure.UNAVAILABLE") });
    });
  const columns: Column<AiUsageRow>[] = [
    { id: "day", head: t("usage.column.day"), className: "p-hide", cell: dayOf },
    {
      id: "provider",
      head: t("usage.column.provider"),
      className: "c-name",
      cell: (row) => (
        <>
          <bdi>{row.providerName}</bdi>
          <span className="type block sm:hidden">{dayOf(row)}</span>
        </>
      ),
    },
    {
      id: "pictures",
      head: t("usage.column.pictures"),
      className: "c-meta",
      cell: (row) => (
        <>
          {t("usage.made", { n: row.pictures })}
          {row.running > 0 && <span className="muted block text-xs">{t("usage.running", { n: row.running })}</span>}
          {reasonsOf(row).length > 0 && <span className="block text-xs sm:hidden">{format.list(reasonsOf(row))}</span>}
        </>
      ),
    },
    {
      id: "failures",
      head: t("usage.column.failures"),
      className: "p-hide",
      cell: (row) => (reasonsOf(row).length > 0 ? format.list(reasonsOf(row)) : <span className="muted">{t("usage.none")}</span>),
    },
    { id: "cost", head: t("usage.column.cost"), headClass: "end-col", className: "c-status end-col units", cell: ({ costMicros }) => dollars(costMicros) },
  ];
  return (
    <TableList
      list={list}
      caption={t("usage.tableLabel")}
      columns={columns}
      keyOf={({ day, providerId }) => `${day} ${providerId}`}
      failed={t("usage.failed")}
      empty={<p>{t("usage.empty")}</p>}
    />
  );
}
