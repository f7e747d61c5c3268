import type { ReactNode } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DayOf } from "#app/ui/list/cells.tsx";
import { wideColumn } from "#app/ui/list/columns.tsx";
import type { List } from "#app/ui/list/list.ts";
import { type Column, TableList } from "#app/ui/list/list-table.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { Payout } from "../ledger.contract.ts";

/** The last transfers to sellers. */
export function LatestPayouts({ list, empty }: { list: List<Payout>; empty: ReactNode }) {
  const t = useT("ledger");
  const columns: Column<Payout>[] = [
    { id: "vendor", head: t("seller"), className: "c-name", cell: ({ vendor }) => <bdi>{vendor}</bdi> },
    {
      id: "amount",
      head: t("amount"),
      headClass: "end-col units",
      className: "c-meta end-col units",
      cell: ({ amount, currency, note }) => (
        <>
          <MoneyText amount={amount} currency={currency} />
          {note && <bdi className="hidden break-words phone:block">{note}</bdi>}
        </>
      ),
    },
    wideColumn("note", t("note"), ({ note }) => (note ? <bdi>{note}</bdi> : "–")),
    {
      id: "date",
      head: t("paidOn"),
      headClass: "end-col",
      className: "c-acts end-col text-sm text-muted",
      cell: ({ createdAt }) => <DayOf at={createdAt} style="date" />,
    },
  ];
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg">{t("latest")}</h2>
      <TableList list={list} caption={t("latest")} columns={columns} failed={t("failed")} empty={empty} />
    </section>
  );
}
