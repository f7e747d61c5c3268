import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { NameLink } from "#app/ui/list/cells.tsx";
import { figureColumn, PhoneLabel } from "#app/ui/list/columns.tsx";
import { type Column, TableList } from "#app/ui/list/list-table.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { SalesDay, SoldPiece } from "../../sales-reports.contract.ts";

type Props = { days: readonly SalesDay[]; pieces: readonly SoldPiece[]; currency: string };

const whole = <Item,>(items: readonly Item[]) => ({ items, first: undefined, error: null, isStale: false, retry: () => undefined });

/** The best sold pieces, and each day on which something was sold or given back. */
export function SalesTables({ days, pieces, currency }: Props) {
  const t = useT("sales-reports");
  const format = useFormat();
  const none = <p className="text-muted">{t("sales.none")}</p>;
  const sum = (amount: number) => <MoneyText amount={amount} currency={currency} />;
  const ofPieces: Column<SoldPiece>[] = [
    {
      id: "name",
      head: t("sales.piece"),
      className: "c-name",
      cell: ({ productId, name }) => (
        <NameLink to={`/vendor/products/${productId}`}>
          <bdi>{name}</bdi>
        </NameLink>
      ),
    },
    {
      id: "quantity",
      head: t("sales.quantity"),
      headClass: "end-col units",
      className: "c-meta end-col units",
      cell: ({ quantity }) => (
        <>
          <PhoneLabel>{t("sales.quantity")}</PhoneLabel>
          {format.number(quantity)}
        </>
      ),
    },
    figureColumn("returned", t("sales.returned"), ({ returned }) => format.number(returned)),
    { id: "sales", head: t("sales.sum"), headClass: "end-col units", className: "c-acts end-col units", cell: ({ sales }) => sum(sales) },
  ];
  const ofDays: Column<SalesDay>[] = [
    { id: "day", head: t("sales.day"), className: "c-name", cell: ({ day }) => format.date(`${day}T12:00:00+03:00`, "date") },
    {
      id: "orders",
      head: t("orders"),
      headClass: "end-col units",
      className: "c-meta end-col units",
      cell: ({ orders }) => (
        <>
          <PhoneLabel>{t("orders")}</PhoneLabel>
          {format.number(orders)}
        </>
      ),
    },
    figureColumn("refunds", t("sales.refunds"), ({ refunds }) => sum(refunds)),
    figureColumn("vat", t("sales.vatShort"), ({ salesVat, refundsVat }) => sum(salesVat - refundsVat)),
    { id: "sales", head: t("sales.sum"), headClass: "end-col units", className: "c-acts end-col units", cell: ({ sales }) => sum(sales) },
  ];
  return (
    <>
      <section className="mt-8">
        <h2 className="mb-3 text-lg">{t("sales.top")}</h2>
        <TableList list={whole(pieces)} caption={t("sales.top")} columns={ofPieces} keyOf={({ productId }) => productId} empty={none} />
      </section>
      <section className="mt-8">
        <h2 className="mb-3 text-lg">{t("sales.byDay")}</h2>
        <TableList list={whole(days)} caption={t("sales.byDay")} columns={ofDays} keyOf={({ day }) => day} empty={none} />
      </section>
    </>
  );
}
