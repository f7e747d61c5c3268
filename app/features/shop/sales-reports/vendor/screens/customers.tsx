import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { listLoader, vendors } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { DayOf, NameLink } from "#app/ui/list/cells.tsx";
import { figureColumn, wideColumn } from "#app/ui/list/columns.tsx";
import { FilteredList } from "#app/ui/list/filtered-list.tsx";
import type { Column } from "#app/ui/list/list-table.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { Customer } from "../../sales-reports.contract.ts";
import { customerAddress } from "../../sales-reports.search.ts";
import { SellerFilter } from "../components/seller-filter.tsx";

const customers = (queries: typeof orpc, search: SearchOf<typeof customerAddress>) =>
  queries.vendorReports.customers.infiniteOptions(morePages(customerAddress.input(search)));

export const handle = { namespaces: ["sales-reports"] };

export const loader = listLoader(vendors, customerAddress, (server, search) => [customers(server, search), server.vendorProducts.sellers.queryOptions()]);

/** The screen itself loads filters. */
export const shouldRevalidate = () => false;

export default hydrated(VendorCustomers);

/** Who bought, and how often. */
function VendorCustomers() {
  const t = useT("sales-reports");
  const format = useFormat();
  const place = useListAddress(customerAddress, "/vendor/customers");
  const list = useMoreList(customers(orpc, place.search));
  const { data: sellers = [] } = useQuery(orpc.vendorProducts.sellers.queryOptions());
  const columns: Column<Customer>[] = [
    {
      id: "name",
      head: t("customers.name"),
      className: "c-name",
      cell: ({ id, name, city }) => (
        <>
          <NameLink to={`/vendor/orders?open=${id}`} label={t("customers.open", { name })}>
            <bdi>{name}</bdi>
          </NameLink>
          <span className="type">{city}</span>
        </>
      ),
    },
    ...(sellers.length > 1 ? [wideColumn<Customer>("vendor", t("vendor"), ({ vendor }) => <bdi>{vendor}</bdi>)] : []),
    figureColumn("orders", t("orders"), ({ orders }) => format.number(orders)),
    {
      id: "spent",
      head: t("customers.spent"),
      headClass: "end-col units",
      className: "c-meta end-col units",
      cell: ({ spent, currency, orders }) => (
        <>
          <MoneyText amount={spent} currency={currency} />
          <span className="hidden phone:inline">
            {" · "}
            {t("orders")}: {format.number(orders)}
          </span>
        </>
      ),
    },
    wideColumn("first", t("customers.first"), ({ firstAt }) => <DayOf at={firstAt} style="date" />),
    {
      id: "last",
      head: t("customers.last"),
      headClass: "end-col",
      className: "c-acts end-col text-sm text-muted",
      cell: ({ lastAt }) => <DayOf at={lastAt} style="date" />,
    },
  ];
  return (
    <FilteredList
      title={t("customers.title")}
      text={t("customers.text")}
      place={place}
      words={(word) => t(`customers.${word}`)}
      filters={<SellerFilter value={place.search.vendor} onChange={(vendor) => place.go({ vendor })} />}
      list={list}
      columns={columns}
    />
  );
}
