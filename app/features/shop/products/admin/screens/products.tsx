import { orpc } from "#app/api/client.ts";
import { admins, listLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { NameLink } from "#app/ui/list/cells.tsx";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { dayColumn, statusColumn, wideColumn } from "#app/ui/list/columns.tsx";
import { FilteredList } from "#app/ui/list/filtered-list.tsx";
import type { Column } from "#app/ui/list/list-table.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { AdminProductItem } from "../../products.admin.contract.ts";
import { adminProductAddress } from "../../products.vendor.search.ts";
import { PRODUCT_STATUSES } from "../../products.vendor.ts";
import { ProductStatusBadge } from "../../vendor/components/status-badge.tsx";
import { ApprovalSetting } from "../components/approval-setting.tsx";
import { ProductReview } from "../components/product-review.tsx";

const pieces = (queries: typeof orpc, search: SearchOf<typeof adminProductAddress>) =>
  queries.productsAdmin.list.infiniteOptions(morePages(adminProductAddress.input(search)));

export const handle = { namespaces: ["products.admin", "products.vendor", "products"] };

export const loader = listLoader(admins, adminProductAddress, (server, search) => [pieces(server, search)]);

/** The screen itself loads filters and the opened item. */
export const shouldRevalidate = () => false;

export default hydrated(AdminProducts);

function AdminProducts() {
  const t = useT("products.admin");
  const vendor = useT("products.vendor");
  const place = useListAddress(adminProductAddress, "/admin/products");
  const list = useMoreList(pieces(orpc, place.search));
  const columns: Column<AdminProductItem>[] = [
    {
      id: "piece",
      head: t("piece"),
      className: "c-name",
      cell: ({ id, name }) => (
        <NameLink to={place.to({ open: id })} label={t("open", { name })}>
          {name}
        </NameLink>
      ),
    },
    { id: "vendor", head: t("vendor"), className: "c-meta", cell: ({ vendor: { name } }) => <bdi>{name}</bdi> },
    wideColumn("price", t("price"), ({ price }) => (price ? <MoneyText {...price} /> : t("none"))),
    statusColumn(t("statusHead"), ({ status }) => <ProductStatusBadge status={status} />),
    dayColumn(t("sent")),
  ];
  return (
    <FilteredList
      title={t("title")}
      text={t(place.search.status === "pending" ? "text" : "textOfAll")}
      actions={<ApprovalSetting />}
      place={place}
      words={(word) => t(word)}
      filters={
        <ChoiceFilter
          {...place.field("status")}
          label={t("statusHead")}
          options={PRODUCT_STATUSES}
          text={(status) => vendor(`status.${status}`)}
          counts={list.first?.counts}
          all={t("all")}
          isAllLast
        />
      }
      list={list}
      columns={columns}
      opened={(item) => <ProductReview {...item} />}
    />
  );
}
