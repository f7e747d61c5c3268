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
import type { QueuedVerification } from "../../verifications.contract.ts";
import { verificationAddress } from "../../verifications.search.ts";
import { VERIFICATION_KINDS, VERIFICATION_STATUSES } from "../../verifications.ts";
import { TONES } from "../../visitor/components/verification-tones.ts";
import { VerificationReview } from "../components/verification-review.tsx";

export const handle = { namespaces: ["verifications.facts"] };

const verifications = (queries: typeof orpc, search: SearchOf<typeof verificationAddress>) =>
  queries.verifications.list.infiniteOptions(morePages(verificationAddress.input(search)));

export const loader = listLoader(admins, verificationAddress, (server, search) => [verifications(server, search)]);

/** Filters and the opened one are asked for by the screen itself. */
export const shouldRevalidate = () => false;

export default hydrated(AdminVerifications);

function AdminVerifications() {
  const t = useT("verifications");
  const kinds = useT("verifications.facts");
  const { search, to, go, isFiltered, clear } = useListAddress(verificationAddress, "/admin/verifications");
  const list = useMoreList(verifications(orpc, search));
  const columns: Column<QueuedVerification>[] = [
    {
      id: "person",
      head: t("queue.person"),
      className: "c-name",
      cell: ({ id, kind, person }) => (
        <>
          <NameLink to={to({ open: id })} label={t("queue.open", { name: person.name, kind: kinds(`kind.${kind}`) })}>
            {person.name}
          </NameLink>
          <span className="type">
            <bdi>{person.companyName ?? person.email}</bdi>
          </span>
        </>
      ),
    },
    { id: "kind", head: t("queue.kind"), className: "c-meta", cell: ({ kind }) => kinds(`kind.${kind}`) },
    {
      id: "number",
      head: t("queue.number"),
      headClass: "p-hide",
      className: "p-hide",
      cell: ({ number }) => (
        <bdi dir="ltr" className="tabular-nums">
          {number}
        </bdi>
      ),
    },
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
            options={VERIFICATION_STATUSES}
            text={(status) => t(`status.${status}`)}
            counts={list.first?.counts}
            all={t("queue.all")}
            isAllLast
          />
          <ChoiceFilter
            label={t("queue.kind")}
            value={search.kind}
            onChange={(kind) => go({ kind })}
            options={VERIFICATION_KINDS}
            text={(kind) => kinds(`kind.${kind}`)}
            all={t("queue.allKinds")}
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
      {search.open && <VerificationReview key={search.open} id={search.open} onClose={() => go({ open: "" })} />}
    </ListScreen>
  );
}
