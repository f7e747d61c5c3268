import { orpc } from "#app/api/client.ts";
import { admins, listLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { NameLink } from "#app/ui/list/cells.tsx";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { dayColumn, statusColumn, wideColumn } from "#app/ui/list/columns.tsx";
import { FilteredList } from "#app/ui/list/filtered-list.tsx";
import type { Column } from "#app/ui/list/list-table.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { QueuedVerification } from "../../verifications.contract.ts";
import { verificationAddress } from "../../verifications.search.ts";
import { VERIFICATION_KINDS, VERIFICATION_STATUSES } from "../../verifications.ts";
import { TONES } from "../../visitor/components/verification-tones.ts";
import { VerificationReview } from "../components/verification-review.tsx";

export const handle = { namespaces: ["verifications.facts"] };

const verifications = (queries: typeof orpc, search: SearchOf<typeof verificationAddress>) =>
  queries.verifications.list.infiniteOptions(morePages(verificationAddress.input(search)));

export const loader = listLoader(admins, verificationAddress, (server, search) => [verifications(server, search)]);

/** The screen itself loads filters and the opened item. */
export const shouldRevalidate = () => false;

export default hydrated(AdminVerifications);

function AdminVerifications() {
  const t = useT("verifications");
  const kinds = useT("verifications.facts");
  const place = useListAddress(verificationAddress, "/admin/verifications");
  const list = useMoreList(verifications(orpc, place.search));
  const columns: Column<QueuedVerification>[] = [
    {
      id: "person",
      head: t("queue.person"),
      className: "c-name",
      cell: ({ id, kind, person }) => (
        <>
          <NameLink to={place.to({ open: id })} label={t("queue.open", { name: person.name, kind: kinds(`kind.${kind}`) })}>
            {person.name}
          </NameLink>
          <span className="type">
            <bdi lang={person.companyName ? languageOf(person.companyName) : undefined}>{person.companyName ?? person.email}</bdi>
          </span>
        </>
      ),
    },
    { id: "kind", head: t("queue.kind"), className: "c-meta", cell: ({ kind }) => kinds(`kind.${kind}`) },
    wideColumn("number", t("queue.number"), ({ number }) => (
      <bdi dir="ltr" className="tabular-nums">
        {number}
      </bdi>
    )),
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
        <>
          <ChoiceFilter
            {...place.field("status")}
            label={t("queue.status")}
            options={VERIFICATION_STATUSES}
            text={(status) => t(`status.${status}`)}
            counts={list.first?.counts}
            all={t("queue.all")}
            isAllLast
          />
          <ChoiceFilter
            {...place.field("kind")}
            label={t("queue.kind")}
            options={VERIFICATION_KINDS}
            text={(kind) => kinds(`kind.${kind}`)}
            all={t("queue.allKinds")}
          />
        </>
      }
      list={list}
      columns={columns}
      opened={(item) => <VerificationReview {...item} />}
    />
  );
}
