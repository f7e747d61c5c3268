import { useQuery } from "@tanstack/react-query";
import { FileUp, Plus } from "lucide-react";
import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { listLoader, vendors } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DayOf, NameLink } from "#app/ui/list/cells.tsx";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { PhoneLabel, statusColumn, wideColumn } from "#app/ui/list/columns.tsx";
import { FilteredList } from "#app/ui/list/filtered-list.tsx";
import type { Column } from "#app/ui/list/list-table.tsx";
import { sortHeads } from "#app/ui/list/sort-head.ts";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { VendorProductList } from "../../products.vendor.contract.ts";
import { vendorProductAddress } from "../../products.vendor.search.ts";
import { PRODUCT_STATUSES } from "../../products.vendor.ts";
import { NewProduct } from "../components/new-product.tsx";
import { ProductStatusBadge } from "../components/status-badge.tsx";

type Item = VendorProductList["items"][number];

const pieces = (queries: typeof orpc, search: SearchOf<typeof vendorProductAddress>) =>
  queries.vendorProducts.list.infiniteOptions(morePages(vendorProductAddress.input(search)));

export const handle = { namespaces: ["products.vendor", "products"] };

export const loader = listLoader(vendors, vendorProductAddress, (server, search) => [pieces(server, search), server.vendorProducts.sellers.queryOptions()]);

/** The screen itself loads filters. */
export const shouldRevalidate = () => false;

export default hydrated(VendorProducts);

function VendorProducts() {
  const t = useT("products.vendor");
  const place = useListAddress(vendorProductAddress, "/vendor/products");
  const list = useMoreList(pieces(orpc, place.search));
  const { data: sellers = [] } = useQuery(orpc.vendorProducts.sellers.queryOptions());
  const [isCreating, setCreating] = useState(false);
  const canCreate = sellers.some(({ canEdit }) => canEdit);
  const begin = (
    <Button size="sm" variant="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t("new.button")}
    </Button>
  );
  return (
    <FilteredList
      title={t("title")}
      text={t("text")}
      actions={
        <>
          <ButtonLink size="sm" to="/vendor/products/import" icon={<FileUp size={16} aria-hidden />}>
            {t("importExport")}
          </ButtonLink>
          {canCreate && begin}
        </>
      }
      place={place}
      words={(word) => t(word)}
      filters={
        <>
          <ChoiceFilter
            {...place.field("status")}
            label={t("statusHead")}
            options={PRODUCT_STATUSES}
            text={(status) => t(`status.${status}`)}
            counts={list.first?.counts}
            all={t("allStatuses")}
          />
          {sellers.length > 1 && (
            <ChoiceFilter
              {...place.field("vendor")}
              label={t("vendor")}
              options={sellers.map(({ id }) => id)}
              text={(id) => sellers.find((seller) => seller.id === id)?.name ?? id}
              all={t("allVendors")}
            />
          )}
        </>
      }
      emptyActions={canCreate && begin}
      list={list}
      columns={useColumns(sellers.length > 1, sortHeads(place.search.sort, place.to))}
    >
      {isCreating && <NewProduct onClose={() => setCreating(false)} />}
    </FilteredList>
  );
}

function useColumns(withVendor: boolean, sortBy: ReturnType<typeof sortHeads<SearchOf<typeof vendorProductAddress>["sort"]>>): Column<Item>[] {
  const t = useT("products.vendor");
  const format = useFormat();
  const priceOf = ({ price, isFrom }: Item) => {
    if (!price) return t("noPrice");
    return isFrom ? t.rich("fromPrice", { price: () => <MoneyText {...price} /> }) : <MoneyText {...price} />;
  };
  const stockOf = ({ stock, isMadeToOrder }: Item) => (stock === 0 && isMadeToOrder ? t("toOrder") : format.number(stock));
  return [
    {
      id: "name",
      head: t("piece"),
      className: "c-name",
      ...sortBy("name"),
      cell: ({ id, name, photo }) => (
        <span className="flex items-center gap-3">
          <Photo image={photo} shape="4:3" sizes="56px" alt="" className="w-14 shrink-0" />
          <NameLink to={`/vendor/products/${id}`}>{name}</NameLink>
        </span>
      ),
    },
    statusColumn(t("statusHead"), ({ status }) => <ProductStatusBadge status={status} />),
    ...(withVendor ? [wideColumn<Item>("vendor", t("vendor"), ({ vendor }) => <bdi>{vendor.name}</bdi>)] : []),
    {
      id: "price",
      head: t("price"),
      className: "c-meta c-under-photo",
      ...sortBy("price"),
      cell: (item) => (
        <>
          <span className="whitespace-nowrap">{priceOf(item)}</span>
          <span className="hidden phone:block">
            <PhoneLabel>{t("stock")}</PhoneLabel>
            {stockOf(item)}
          </span>
        </>
      ),
    },
    wideColumn("stock", t("stock"), (item) => (
      <span>
        {stockOf(item)}
        <span className="block whitespace-nowrap text-xs text-muted">{t("variantCount", { n: item.variants })}</span>
      </span>
    )),
    {
      id: "updated",
      head: t("updated"),
      headClass: "end-col",
      className: "c-acts end-col text-sm text-muted",
      ...sortBy("updated", "descending"),
      cell: ({ updatedAt }) => <DayOf at={updatedAt} />,
    },
  ];
}
