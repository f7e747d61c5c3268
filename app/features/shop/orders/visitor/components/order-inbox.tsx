import type { ReactNode } from "react";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { NameLink } from "#app/ui/list/cells.tsx";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { dayColumn, deskColumn, statusColumn, wideColumn } from "#app/ui/list/columns.tsx";
import { FilteredList } from "#app/ui/list/filtered-list.tsx";
import type { Column } from "#app/ui/list/list-table.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { useMedia } from "#app/ui/use-media.ts";
import { orderAddress } from "../../orders.search.ts";
import { ORDER_STATUSES } from "../../orders.ts";
import type { OrderItem } from "../../orders.view.contract.ts";
import { MoneyBadge, OrderBadge } from "./order-badge.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import { OrderPane } from "./order-pane.tsx";
import "../../orders.css";

/** Room for the list and an opened order beside it. */
const WIDE = "(min-width: 1200px)";

export type OrderScope = "all" | "received" | "mine";

/** The orders of a scope: admins read all, sellers those they received, everybody those they placed. */
export function orderList({ orders }: typeof orpc, scope: OrderScope, search: SearchOf<typeof orderAddress>) {
  const list = { all: orders.listAll, received: orders.listReceived, mine: orders.listMine }[scope];
  return list.infiniteOptions(morePages(orderAddress.input(search)));
}

/** @param isNarrow beside an opened order: buyer, total and status */
function useColumns(scope: OrderScope, to: (id: string) => string, isNarrow: boolean): Column<OrderItem>[] {
  const t = useT("orders");
  const format = useFormat();
  const pieces = (item: OrderItem) => (
    <>
      <bdi>{item.firstPiece}</bdi>
      {item.pieces > 1 && <span className="ms-2 whitespace-nowrap text-muted">{t("list.count", { n: item.pieces })}</span>}
    </>
  );
  const isMine = scope === "mine";
  const name: Column<OrderItem> = {
    id: "name",
    head: t(isMine ? "list.pieces" : "list.buyer"),
    className: "c-name",
    cell: (item) => {
      const name = isMine ? item.vendor : item.contactName;
      return (
        <>
          <NameLink to={to(item.id)} {...(!isMine && { label: t("list.openOrder", { order: item.number, name }) })}>
            {isMine ? pieces(item) : <bdi>{name}</bdi>}
          </NameLink>
          <span className="type">
            <bdi dir="ltr" className="num">
              {item.number}
            </bdi>
            {" · "}
            <bdi>{isMine ? name : item.city}</bdi>
          </span>
        </>
      );
    },
  };
  const status = (item: OrderItem) => (
    <span className={classes("flex flex-wrap gap-1", isNarrow && "justify-end")}>
      <OrderBadge status={item.status} />
      {item.status !== "placed" && <MoneyBadge money={item.money} />}
    </span>
  );
  const total = (item: OrderItem) => <MoneyText amount={item.total} currency={item.currency} />;
  // The longer list of all sellers has no room for them on tablets either.
  const hidden = scope === "all" ? "t-hide" : "p-hide";
  if (isNarrow) {
    const cell = (item: OrderItem) => (
      <span className="grid justify-items-end gap-1">
        {total(item)}
        {status(item)}
      </span>
    );
    return [name, { id: "total", head: t("list.total"), headClass: "end-col", className: "c-acts end-col", cell }];
  }
  return [
    name,
    ...(scope === "all" ? [wideColumn<OrderItem>("seller", t("list.seller"), (item) => <bdi>{item.vendor}</bdi>)] : []),
    ...(isMine ? [] : [{ ...wideColumn<OrderItem>("pieces", t("list.pieces"), pieces), headClass: hidden, className: `c-pieces ${hidden}` }]),
    {
      id: "total",
      head: t("list.total"),
      headClass: "end-col units",
      className: "c-meta end-col units",
      cell: (item) => (
        <>
          {total(item)}
          {!isMine && <span className="hidden phone:block">{pieces(item)}</span>}
          {item.promisedOn && (
            <span className="hidden phone:block">
              {t("list.due")}: {format.date(item.promisedOn, "day")}
            </span>
          )}
        </>
      ),
    },
    deskColumn("due", t("list.due"), (item) => <span className="whitespace-nowrap">{item.promisedOn ? format.date(item.promisedOn, "day") : "–"}</span>),
    statusColumn(t("list.status"), status),
    dayColumn(t("list.placed")),
  ];
}

type Props = { scope: OrderScope; path: string; title: string; text: string; actions?: ReactNode };

export function OrderInbox({ scope, path, title, text, actions }: Props) {
  const t = useT("orders");
  const place = useListAddress(orderAddress, path);
  const list = useMoreList(orderList(orpc, scope, place.search));
  const { open } = place.search;
  const isSplit = useMedia(WIDE) && scope === "received" && open !== "";
  const columns = useColumns(scope, (id) => place.to({ open: id }), isSplit);
  const inbox = (
    <FilteredList
      title={title}
      text={text}
      actions={actions}
      caption={t("list.caption")}
      place={place}
      words={(word) => t(word === "emptyText" ? (`list.emptyText.${scope}` as const) : `list.${word}`)}
      filters={
        <>
          <ChoiceFilter
            {...place.field("status")}
            label={t("list.status")}
            options={ORDER_STATUSES}
            text={(status) => t(`status.${status}`)}
            counts={list.first?.counts}
            all={t("list.allStatuses")}
          />
          {scope !== "mine" && (
            <ChoiceFilter
              {...place.field("only")}
              label={t("list.only")}
              options={scope === "all" ? (["return", "dispute", "transfer"] as const) : (["return", "dispute"] as const)}
              text={(only) => t(`list.onlyOf.${only}`)}
              all={t("list.everything")}
            />
          )}
        </>
      }
      emptyActions={scope === "mine" && <ButtonLink to="/products">{t("list.find")}</ButtonLink>}
      list={list}
      columns={columns}
      isMarked={({ id }) => id === open}
      opened={(item) => !isSplit && <OrderDialog {...item} />}
    />
  );
  // The same place in the tree with and without an opened order: the list does not begin anew.
  return (
    <div className={isSplit ? "order-split" : undefined}>
      <div className="min-w-0">{inbox}</div>
      {isSplit && <OrderPane key={open} id={open} onClose={() => place.go({ open: "" })} />}
    </div>
  );
}
