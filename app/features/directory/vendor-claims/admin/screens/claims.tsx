import { AtSign, FileText, Phone } from "lucide-react";
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
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { QueuedClaim } from "../../vendor-claims.contract.ts";
import { claimAddress } from "../../vendor-claims.search.ts";
import { CLAIM_STATUSES } from "../../vendor-claims.ts";
import { TONES } from "../../visitor/components/claim-tones.ts";
import { ClaimReview } from "../components/claim-review.tsx";

const claims = (queries: typeof orpc, search: SearchOf<typeof claimAddress>) =>
  queries.vendorClaims.list.infiniteOptions(morePages(claimAddress.input(search)));

export const loader = listLoader(admins, claimAddress, (server, search) => [claims(server, search)]);

/** The screen itself loads filters and the opened item. */
export const shouldRevalidate = () => false;

export default hydrated(AdminClaims);

function AdminClaims() {
  const t = useT("vendor-claims");
  const place = useListAddress(claimAddress, "/admin/claims");
  const list = useMoreList(claims(orpc, place.search));
  const columns: Column<QueuedClaim>[] = [
    {
      id: "vendor",
      head: t("queue.vendor"),
      className: "c-name",
      cell: ({ id, vendor, person }) => (
        <>
          <NameLink to={place.to({ open: id })} label={t("queue.open", { name: person.name, vendor: vendor.name })}>
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
          <bdi>{person.name}</bdi> <span className="ms-1 text-xs text-muted">{t(`relation.${relation}`)}</span>
        </>
      ),
    },
    wideColumn("evidence", t("queue.evidence"), (item) => <Evidence item={item} />),
    statusColumn(t("queue.status"), ({ status }) => <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>),
    dayColumn(t("queue.sent")),
  ];
  return (
    <FilteredList
      title={t("queue.title")}
      text={t("queue.text")}
      place={place}
      words={(word) => t(`queue.${word}`)}
      filters={
        <ChoiceFilter
          {...place.field("status")}
          label={t("queue.status")}
          options={CLAIM_STATUSES}
          text={(status) => t(`status.${status}`)}
          counts={list.first?.counts}
          all={t("queue.all")}
          isAllLast
        />
      }
      list={list}
      columns={columns}
      opened={(item) => <ClaimReview {...item} />}
    />
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
