import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { MetricLine } from "#app/ui/dashboard-header.tsx";
import { DataTable, HeadCell, Row, SkeletonRows } from "#app/ui/list/table.tsx";
import { ErrorNotice } from "#app/ui/states.tsx";
import type { AiUsageRow } from "../../ai-providers.contract.ts";
import { useDollars } from "./use-dollars.ts";

export function UsageReport({ days }: { days: number }) {
  const t = useT("ai-providers.admin");
  const format = useFormat();
  const dollars = useDollars();
  const title = useId();
  const usage = useQuery(orpc.aiProviders.usage.queryOptions({ input: { days } }));
  const { today, total, rows } = usage.data ?? {};
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="text-lg font-medium">
        {t("usage.title")}
      </h2>
      <p className="muted mt-1 max-w-prose text-sm">{t("usage.text")}</p>
      {usage.isError ? (
        <div className="mt-4">
          <ErrorNotice
            title={t("error")}
            actions={
              <Button onClick={() => void usage.refetch()} pending={usage.isFetching}>
                {t("tryAgain")}
              </Button>
            }
          >
            <p>{t("usage.failed")}</p>
          </ErrorNotice>
        </div>
      ) : rows?.length === 0 ? (
        <p className="mt-4">{t("usage.empty")}</p>
      ) : (
        <div className="mt-4 grid gap-5">
          {today && total && (
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
          <UsageTable rows={rows} />
        </div>
      )}
    </section>
  );
}

function UsageTable({ rows }: { rows: readonly AiUsageRow[] | undefined }) {
  const t = useT("ai-providers.admin");
  const head = (
    <>
      <HeadCell>{t("usage.column.day")}</HeadCell>
      <HeadCell>{t("usage.column.provider")}</HeadCell>
      <HeadCell>{t("usage.column.pictures")}</HeadCell>
      <HeadCell>{t("usage.column.failures")}</HeadCell>
      <HeadCell className="end-col">{t("usage.column.cost")}</HeadCell>
    </>
  );
  return (
    <DataTable caption={t("usage.tableLabel")} head={head} plainRows>
      {rows ? rows.map((row) => <UsageRow key={`${row.day} ${row.providerId}`} row={row} />) : <SkeletonRows columns={5} />}
    </DataTable>
  );
}

function UsageRow({ row }: { row: AiUsageRow }) {
  const t = useT("ai-providers.admin");
  const format = useFormat();
  const dollars = useDollars();
  const reasons = Object.entries(row.failures).map(([code, n]) => {
    const key = `failure.${code}`;
    return t("usage.reason", { n: format.number(n), reason: t.has(key) ? t(key) : t("failure.UNAVAILABLE") });
  });
  const day = format.date(`${row.day}T12:00:00Z`);
  return (
    <Row>
      <td className="p-hide">{day}</td>
      <td className="c-name">
        <bdi>{row.providerName}</bdi>
        <span className="type block sm:hidden">{day}</span>
      </td>
      <td className="c-meta">
        {t("usage.made", { n: row.pictures })}
        {row.running > 0 && <span className="muted block text-xs">{t("usage.running", { n: row.running })}</span>}
        {reasons.length > 0 && <span className="block text-xs sm:hidden">{format.list(reasons)}</span>}
      </td>
      <td className="p-hide">{reasons.length > 0 ? format.list(reasons) : <span className="muted">{t("usage.none")}</span>}</td>
      <td className="c-status end-col units">{dollars(row.costMicros)}</td>
    </Row>
  );
}
