import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { listLoader, vendors } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button } from "#app/ui/button.tsx";
import { NameLink } from "#app/ui/list/cells.tsx";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { statusColumn, wideColumn } from "#app/ui/list/columns.tsx";
import { FilteredList } from "#app/ui/list/filtered-list.tsx";
import type { Column } from "#app/ui/list/list-table.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { saleAddress } from "../../discounts.search.ts";
import { COUPON_STATES } from "../../discounts.ts";
import type { VendorSale } from "../../sales.contract.ts";
import { TONES } from "../components/discount-states.ts";
import { DiscountTabs, SALES_PATH } from "../components/discount-tabs.tsx";
import { SaleDialog } from "../components/sale-form.tsx";

const sales = (queries: typeof orpc, search: SearchOf<typeof saleAddress>) => queries.vendorSales.list.infiniteOptions(morePages(saleAddress.input(search)));

/** Names of categories, and the states that sales share with coupons. */
export const handle = { namespaces: ["discounts", "discounts.sales", "products"] };

export const loader = listLoader(vendors, saleAddress, (server, search) => [sales(server, search), server.vendorProducts.sellers.queryOptions()]);

/** The screen itself loads filters and the opened sale. */
export const shouldRevalidate = () => false;

export default hydrated(VendorSales);

function VendorSales() {
  const t = useT("discounts.sales");
  const shared = useT("discounts");
  const place = useListAddress(saleAddress, SALES_PATH);
  const list = useMoreList(sales(orpc, place.search));
  const { data: sellers = [] } = useQuery(orpc.vendorProducts.sellers.queryOptions());
  const [isCreating, setCreating] = useState(false);
  const begin = sellers.some(({ canEdit }) => canEdit) && (
    <Button size="sm" variant="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t("new.button")}
    </Button>
  );
  return (
    <FilteredList
      title={t("title")}
      text={t("text")}
      actions={begin}
      intro={<DiscountTabs current="sales" />}
      place={place}
      words={(word) => t(word)}
      filters={
        <ChoiceFilter
          {...place.field("state")}
          label={shared("stateHead")}
          options={COUPON_STATES}
          text={(state) => shared(`state.${state}`)}
          all={shared("allStates")}
        />
      }
      emptyActions={begin}
      isBareWhenEmpty
      list={list}
      columns={useColumns((id) => place.to({ open: id }))}
      opened={({ id, onClose }) => {
        const sale = list.items?.find((item) => item.id === id);
        return sale && <SaleDialog sale={sale} onClose={onClose} />;
      }}
    >
      {isCreating && <SaleDialog sale={null} onClose={() => setCreating(false)} />}
    </FilteredList>
  );
}

function useColumns(toOpen: (id: string) => string): Column<VendorSale>[] {
  const t = useT("discounts.sales");
  const shared = useT("discounts");
  const products = useT("products");
  const format = useFormat();
  const day = (date: string) => format.date(`${date}T12:00:00+03:00`, "date");
  const covers = ({ scope, category, pieces }: VendorSale) =>
    category ? products(`category.${category}`) : scope === "pieces" ? t("pieceCount", { n: pieces.length }) : t("scope.all");
  return [
    {
      id: "name",
      head: t("field.name"),
      className: "c-name",
      cell: ({ id, name }) => (
        <NameLink to={toOpen(id)} label={t("open", { name })}>
          <bdi lang={languageOf(name)}>{name}</bdi>
        </NameLink>
      ),
    },
    {
      id: "discount",
      head: t("discount"),
      className: "c-meta",
      cell: ({ percent, price }) => (price ? t.rich("toPrice", { amount: () => <MoneyText {...price} /> }) : format.percent((percent ?? 0) / 100)),
    },
    wideColumn("covers", t("covers"), covers),
    wideColumn("period", t("period"), ({ startsOn, endsOn }) => t("between", { from: day(startsOn), to: day(endsOn) })),
    statusColumn(shared("stateHead"), ({ state }) => <StatusBadge tone={TONES[state]}>{shared(`state.${state}`)}</StatusBadge>),
  ];
}
