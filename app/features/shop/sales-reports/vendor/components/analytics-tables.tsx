import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { NameLink } from "#app/ui/list/cells.tsx";
import { figureColumn, PhoneLabel } from "#app/ui/list/columns.tsx";
import { type Column, TableList } from "#app/ui/list/list-table.tsx";
import type { AnalyticsDay, AnalyticsPiece } from "../../sales-reports.contract.ts";

const whole = <Item,>(items: readonly Item[]) => ({ items, first: undefined, error: null, isStale: false, retry: () => undefined });

/** The pieces that were looked at most, and every day of the period, the latest first. */
export function AnalyticsTables({ days, pieces }: { days: readonly AnalyticsDay[]; pieces: readonly AnalyticsPiece[] }) {
  const t = useT("sales-reports");
  const format = useFormat();
  const none = <p className="text-muted">{t("analytics.none")}</p>;
  const counted = (value: number | null) => (value === null ? <span title={t("analytics.unknown")}>–</span> : format.number(value));
  const numbers = <Item extends { views: number | null; carts: number | null; orders: number }>(): Column<Item>[] => [
    {
      id: "views",
      head: t("analytics.views"),
      headClass: "end-col units",
      className: "c-meta end-col units",
      cell: ({ views, carts }) => (
        <>
          <PhoneLabel>{t("analytics.views")}</PhoneLabel>
          {counted(views)}
          <span className="hidden phone:block">
            {t("analytics.carts")}: {counted(carts)}
          </span>
        </>
      ),
    },
    figureColumn("carts", t("analytics.carts"), ({ carts }) => counted(carts)),
    {
      id: "orders",
      head: t("orders"),
      headClass: "end-col units",
      className: "c-acts end-col units",
      cell: ({ orders }) => (
        <>
          <PhoneLabel>{t("orders")}</PhoneLabel>
          {format.number(orders)}
        </>
      ),
    },
  ];
  const ofPieces: Column<AnalyticsPiece>[] = [
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
    ...numbers<AnalyticsPiece>(),
  ];
  const ofDays: Column<AnalyticsDay>[] = [
    { id: "day", head: t("sales.day"), className: "c-name", cell: ({ day }) => format.date(`${day}T12:00:00+03:00`, "date") },
    ...numbers<AnalyticsDay>(),
  ];
  return (
    <>
      <section className="mt-8">
        <h2 className="mb-3 text-lg">{t("analytics.top")}</h2>
        <TableList list={whole(pieces)} caption={t("analytics.top")} columns={ofPieces} keyOf={({ productId }) => productId} empty={none} />
      </section>
      <section className="mt-8">
        <h2 className="mb-3 text-lg">{t("sales.byDay")}</h2>
        <TableList list={whole(days.toReversed())} caption={t("sales.byDay")} columns={ofDays} keyOf={({ day }) => day} empty={none} />
      </section>
    </>
  );
}
