import { orpc } from "#app/api/client.ts";
import { admins, listLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { DayOf, NameLink } from "#app/ui/list/cells.tsx";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { DelayedSearch } from "#app/ui/list/delayed-search.tsx";
import { ListEmpty } from "#app/ui/list/list-empty.tsx";
import { ListScreen, ListTools } from "#app/ui/list/list-screen.tsx";
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

/** Filters and the opened one are asked for by the screen itself. */
export const shouldRevalidate = () => false;

export default hydrated(VendorChanges);

function VendorChanges() {
  const t = useT("vendors.changes");
  const fields = useT("vendors.admin");
  const format = useFormat();
  const { code } = useLanguage();
  const { search, to, go, isFiltered, clear } = useListAddress(changeAddress, "/admin/vendor-changes");
  const list = useMoreList(changes(orpc, search));
  const columns: Column<VendorChange>[] = [
    {
      id: "vendor",
      head: t("vendor"),
      className: "c-name",
      cell: ({ id, vendor }) => {
        const name = (code === "ar" && vendor.nameAr) || vendor.name;
        return (
          <NameLink to={to({ open: id })} label={t("open", { vendor: name })}>
            {name}
          </NameLink>
        );
      },
    },
    { id: "fields", head: t("fields"), className: "c-meta", cell: (item) => format.list(item.fields.map((field) => fields(`field.${field}`))) },
    { id: "person", head: t("person"), headClass: "p-hide", className: "p-hide", cell: ({ person }) => <bdi>{person?.name ?? "-"}</bdi> },
    {
      id: "status",
      head: t("statusHead"),
      className: "c-status",
      cell: ({ status }) => <StatusBadge tone={CHANGE_TONES[status]}>{t(`status.${status}`)}</StatusBadge>,
    },
    {
      id: "sent",
      head: t("sent"),
      headClass: "end-col",
      className: "c-acts end-col text-sm text-muted",
      cell: ({ createdAt }) => <DayOf at={createdAt} />,
    },
  ];
  return (
    <ListScreen
      title={t("title")}
      text={t("text")}
      tools={
        <ListTools label={t("filters")}>
          <DelayedSearch label={t("search")} value={search.search} onChange={(words) => go({ search: words })} />
          <ChoiceFilter
            label={t("statusHead")}
            value={search.status}
            onChange={(status) => go({ status })}
            options={CHANGE_STATUSES}
            text={(status) => t(`status.${status}`)}
            counts={list.first?.counts}
            all={t("all")}
            isAllLast
          />
        </ListTools>
      }
      list={list}
      failed={t("failed")}
      empty={
        <ListEmpty
          isFiltered={isFiltered}
          onClear={clear}
          none={{ title: t("empty"), text: t("emptyText") }}
          noMatch={{ title: t("noMatch"), text: t("noMatchText") }}
        />
      }
      columns={columns}
    >
      {search.open && <ChangeReview key={search.open} id={search.open} onClose={() => go({ open: "" })} />}
    </ListScreen>
  );
}
