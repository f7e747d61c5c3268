import { orpc } from "#app/api/client.ts";
import { admins, listLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { localText } from "#app/platform/text/local-text.ts";
import { NameLink } from "#app/ui/list/cells.tsx";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { dayColumn, statusColumn, wideColumn } from "#app/ui/list/columns.tsx";
import { FilteredList } from "#app/ui/list/filtered-list.tsx";
import type { Column } from "#app/ui/list/list-table.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { VendorChange } from "../../vendors.listing.contract.ts";
import { changeAddress } from "../../vendors.listing.search.ts";
import { CHANGE_STATUSES } from "../../vendors.listing.ts";
import { CHANGE_TONES, ChangeReview } from "../components/change-review.tsx";

const changes = (queries: typeof orpc, search: SearchOf<typeof changeAddress>) =>
  queries.vendorChanges.list.infiniteOptions(morePages(changeAddress.input(search)));

export const handle = { namespaces: ["vendors.changes", "vendors.admin"] };

export const loader = listLoader(admins, changeAddress, (server, search) => [changes(server, search)]);

/** The screen itself loads filters and the opened item. */
export const shouldRevalidate = () => false;

export default hydrated(VendorChanges);

function VendorChanges() {
  const t = useT("vendors.changes");
  const fields = useT("vendors.admin");
  const format = useFormat();
  const { code } = useLanguage();
  const place = useListAddress(changeAddress, "/admin/vendor-changes");
  const list = useMoreList(changes(orpc, place.search));
  const columns: Column<VendorChange>[] = [
    {
      id: "vendor",
      head: t("vendor"),
      className: "c-name",
      cell: ({ id, vendor }) => {
        const name = localText(vendor.name, vendor.nameAr, code);
        return (
          <NameLink to={place.to({ open: id })} label={t("open", { vendor: name })}>
            {name}
          </NameLink>
        );
      },
    },
    { id: "fields", head: t("fields"), className: "c-meta", cell: (item) => format.list(item.fields.map((field) => fields(`field.${field}`))) },
    wideColumn("person", t("person"), ({ person }) => <bdi>{person?.name ?? "-"}</bdi>),
    statusColumn(t("statusHead"), ({ status }) => <StatusBadge tone={CHANGE_TONES[status]}>{t(`status.${status}`)}</StatusBadge>),
    dayColumn(t("sent")),
  ];
  return (
    <FilteredList
      title={t("title")}
      text={t("text")}
      place={place}
      words={(word) => t(word)}
      filters={
        <ChoiceFilter
          {...place.field("status")}
          label={t("statusHead")}
          options={CHANGE_STATUSES}
          text={(status) => t(`status.${status}`)}
          counts={list.first?.counts}
          all={t("all")}
          isAllLast
        />
      }
      list={list}
      columns={columns}
      opened={(item) => <ChangeReview {...item} />}
    />
  );
}
