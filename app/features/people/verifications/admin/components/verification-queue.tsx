import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { DelayedSearch } from "#app/ui/list/delayed-search.tsx";
import { ReviewList } from "#app/ui/list/list-screen.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { HeadCell, Row } from "#app/ui/list/table.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { QueuedVerification, VerificationQueue } from "../../verifications.contract.ts";
import { formatQueueSearch, parseQueueSearch, type QueueSearch } from "../../verifications.search.ts";
import { VERIFICATION_KINDS, VERIFICATION_STATUSES } from "../../verifications.ts";
import { TONES } from "../../visitor/components/verification-tones.ts";
import { VerificationReview } from "./verification-review.tsx";

const PATH = "/admin/verifications";

/** Pages of the queue; loader and screen share it, so that both mean the same entry of the cache. */
export const queuePages = ({ search, status, kind }: QueueSearch) => ({
  input: (after: string | undefined) => ({ search, status, kind, ...(after && { after }) }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: VerificationQueue) => page.next ?? undefined,
});

export function VerificationQueueList() {
  const t = useT("verifications");
  const kinds = useT("verifications.facts");
  const format = useFormat();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const search = parseQueueSearch(parameters);
  const query = useInfiniteQuery({ ...orpc.verifications.list.infiniteOptions(queuePages(search)), placeholderData: keepPreviousData });
  const counts = query.data?.pages[0]?.counts;
  const to = (next: Partial<QueueSearch>) => PATH + formatQueueSearch({ ...search, ...next });
  const go = (next: Partial<QueueSearch>, replace = false) => void navigate(to(next), { preventScrollReset: true, replace });
  const isFiltered = search.search !== "" || search.kind !== "" || search.status !== "submitted";
  return (
    <>
      <ReviewList
        title={t("queue.title")}
        text={t("queue.text")}
        toolsLabel={t("queue.filters")}
        tools={
          <>
            <DelayedSearch label={t("queue.search")} value={search.search} onChange={(words) => go({ search: words }, true)} />
            <SelectBox aria-label={t("queue.status")} value={search.status} onChange={(event) => go({ status: event.target.value as QueueSearch["status"] })}>
              {VERIFICATION_STATUSES.map((status) => (
                <option key={status} value={status}>{`${t(`status.${status}`)}${counts ? ` (${format.number(counts[status])})` : ""}`}</option>
              ))}
              <option value="">{t("queue.all")}</option>
            </SelectBox>
            <SelectBox aria-label={t("queue.kind")} value={search.kind} onChange={(event) => go({ kind: event.target.value as QueueSearch["kind"] })}>
              <option value="">{t("queue.allKinds")}</option>
              {VERIFICATION_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {kinds(`kind.${kind}`)}
                </option>
              ))}
            </SelectBox>
          </>
        }
        query={query}
        texts={{
          failed: t("queue.failed"),
          empty: t(isFiltered ? "queue.noMatch" : "queue.empty"),
          emptyText: t(isFiltered ? "queue.noMatchText" : "queue.emptyText"),
          more: t("queue.more"),
        }}
        emptyActions={isFiltered && <Button onClick={() => go({ search: "", kind: "", status: "submitted" })}>{t("queue.clear")}</Button>}
        columns={5}
        head={
          <>
            <HeadCell>{t("queue.person")}</HeadCell>
            <HeadCell>{t("queue.kind")}</HeadCell>
            <HeadCell className="p-hide">{t("queue.number")}</HeadCell>
            <HeadCell>{t("queue.status")}</HeadCell>
            <HeadCell className="end-col">{t("queue.sent")}</HeadCell>
          </>
        }
        row={(item) => <QueueRow key={item.id} item={item} to={to({ open: item.id })} />}
      />
      {search.open && <VerificationReview key={search.open} id={search.open} onClose={() => go({ open: "" })} />}
    </>
  );
}

function QueueRow({ item, to }: { item: QueuedVerification; to: string }) {
  const t = useT("verifications");
  const kinds = useT("verifications.facts");
  const format = useFormat();
  return (
    <Row>
      <td className="c-name">
        <Link className="name" to={to} preventScrollReset aria-label={t("queue.open", { name: item.person.name, kind: kinds(`kind.${item.kind}`) })}>
          <bdi>{item.person.name}</bdi>
        </Link>
        <span className="type">
          <bdi>{item.person.companyName ?? item.person.email}</bdi>
        </span>
      </td>
      <td className="c-meta">{kinds(`kind.${item.kind}`)}</td>
      <td className="p-hide">
        <bdi dir="ltr" className="tabular-nums">
          {item.number}
        </bdi>
      </td>
      <td className="c-status">
        <StatusBadge tone={TONES[item.status]}>{t(`status.${item.status}`)}</StatusBadge>
      </td>
      <td className="c-acts end-col text-sm text-muted">
        <time dateTime={item.createdAt}>{format.date(item.createdAt, "day")}</time>
      </td>
    </Row>
  );
}
