import { AtSign, FileText, Phone } from "lucide-react";
import { orpc } from "#app/api/client.ts";
import { admins, listLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
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
import type { QueuedClaim } from "../../vendor-claims.contract.ts";
import { claimAddress } from "../../vendor-claims.search.ts";
import { CLAIM_STATUSES } from "../../vendor-claims.ts";
import { TONES } from "../../visitor/components/claim-tones.ts";
import { ClaimReview } from "../components/claim-review.tsx";

const claims = (queries: typeof orpc, search: SearchOf<typeof claimAddress>) =>
  queries.vendorClaims.list.infiniteOptions(morePages(claimAddress.input(search)));

export const loader = listLoader(admins, claimAddress, (server, search) => [claims(server, search)]);

/** Filters and the opened one are asked for by the screen itself. */
export const shouldRevalidate = () => false;

export default hydrated(AdminClaims);

function AdminClaims() {
  const t = useT("vendor-claims");
  const { search, to, go, isFiltered, clear } = useListAddress(claimAddress, "/admin/claims");
  const list = useMoreList(claims(orpc, search));
  const columns: Column<QueuedClaim>[] = [
    {
      id: "vendor",
      head: t("queue.vendor"),
      className: "c-name",
      cell: ({ id, vendor, person }) => (
        <>
          <NameLink to={to({ open: id })} label={t("queue.open", { name: person.name, vendor: vendor.name })}>
            {vendor.name}
          </NameLink>
          {vendor.city && <span className="type">{vendor.city}</span>}
        </>
      ),
    },
    {
      id: "person",
      head: t("queue.person"),
      className: "c-meta",
      cell: ({ person, relation }) => (
        <>
          <bdi>{person.name}</bdi>
          <span className="ms-2 text-xs text-muted">{t(`relation.${relation}`)}</span>
        </>
      ),
    },
    { id: "evidence", head: t("queue.evidence"), headClass: "p-hide", className: "p-hide", cell: (item) => <Evidence item={item} /> },
    {
      id: "status",
      head: t("queue.status"),
      className: "c-status",
      cell: ({ status }) => <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>,
    },
    {
      id: "sent",
      head: t("queue.sent"),
      headClass: "end-col",
      className: "c-acts end-col text-sm text-muted",
      cell: ({ createdAt }) => <DayOf at={createdAt} />,
    },
  ];
  return (
    <ListScreen
      title={t("queue.title")}
      text={t("queue.text")}
      tools={
        <ListTools label={t("queue.filters")}>
          <DelayedSearch label={t("queue.search")} value={search.search} onChange={(words) => go({ search: words })} />
          <ChoiceFilter
            label={t("queue.status")}
            value={search.status}
            onChange={(status) => go({ status })}
            options={CLAIM_STATUSES}
            text={(status) => t(`status.${status}`)}
            counts={list.first?.counts}
            all={t("queue.all")}
            isAllLast
          />
        </ListTools>
      }
      list={list}
      failed={t("queue.failed")}
      empty={
        <ListEmpty
          isFiltered={isFiltered}
          onClear={clear}
          none={{ title: t("queue.empty"), text: t("queue.emptyText") }}
          noMatch={{ title: t("queue.noMatch"), text: t("queue.noMatchText") }}
        />
      }
      columns={columns}
    >
      {search.open && <ClaimReview key={search.open} id={search.open} onClose={() => go({ open: "" })} />}
    </ListScreen>
  );
}

function Evidence({ item }: { item: QueuedClaim }) {
  const t = useT("vendor-claims");
  const facts = [
    { isOn: item.emailMatches, Icon: AtSign, text: t("queue.ownDomain") },
    { isOn: item.phoneMatches, Icon: Phone, text: t("queue.ownPhone") },
    { isOn: item.documentCount > 0, Icon: FileText, text: t("queue.documents", { n: item.documentCount }) },
  ];
  return (
    <span className="flex flex-wrap gap-3 text-xs text-muted">
      {facts.map(
        ({ isOn, Icon, text }) =>
          isOn && (
            <span key={text} className="inline-flex items-center gap-1">
              <Icon size={14} aria-hidden />
              {text}
            </span>
          ),
      )}
    </span>
  );
}
