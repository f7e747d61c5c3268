import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { AtSign, FileText, Phone } from "lucide-react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { DelayedSearch } from "#app/ui/list/delayed-search.tsx";
import { ReviewList } from "#app/ui/list/list-screen.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { HeadCell, Row } from "#app/ui/list/table.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { ClaimQueue, QueuedClaim } from "../../vendor-claims.contract.ts";
import { type ClaimSearchState, formatClaimSearch, parseClaimSearch } from "../../vendor-claims.search.ts";
import { CLAIM_STATUSES } from "../../vendor-claims.ts";
import { TONES } from "../../visitor/components/claim-tones.ts";
import { ClaimReview } from "./claim-review.tsx";

const PATH = "/admin/claims";

/** Pages of the queue; loader and screen share it, so that both mean the same entry of the cache. */
export const claimPages = ({ search, status }: ClaimSearchState) => ({
  input: (after: string | undefined) => ({ search, status, ...(after && { after }) }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: ClaimQueue) => page.next ?? undefined,
});

export function ClaimQueueList() {
  const t = useT("vendor-claims");
  const format = useFormat();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const search = parseClaimSearch(parameters);
  const query = useInfiniteQuery({ ...orpc.vendorClaims.list.infiniteOptions(claimPages(search)), placeholderData: keepPreviousData });
  const counts = query.data?.pages[0]?.counts;
  const to = (next: Partial<ClaimSearchState>) => PATH + formatClaimSearch({ ...search, ...next });
  const go = (next: Partial<ClaimSearchState>, replace = false) => void navigate(to(next), { preventScrollReset: true, replace });
  const isFiltered = search.search !== "" || search.status !== "open";
  return (
    <>
      <ReviewList
        title={t("queue.title")}
        text={t("queue.text")}
        toolsLabel={t("queue.filters")}
        tools={
          <>
            <DelayedSearch label={t("queue.search")} value={search.search} onChange={(words) => go({ search: words }, true)} />
            <SelectBox
              aria-label={t("queue.status")}
              value={search.status}
              onChange={(event) => go({ status: event.target.value as ClaimSearchState["status"] })}
            >
              {CLAIM_STATUSES.map((status) => (
                <option key={status} value={status}>{`${t(`status.${status}`)}${counts ? ` (${format.number(counts[status])})` : ""}`}</option>
              ))}
              <option value="">{t("queue.all")}</option>
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
        emptyActions={isFiltered && <Button onClick={() => go({ search: "", status: "open" })}>{t("queue.clear")}</Button>}
        columns={5}
        head={
          <>
            <HeadCell>{t("queue.vendor")}</HeadCell>
            <HeadCell>{t("queue.person")}</HeadCell>
            <HeadCell className="p-hide">{t("queue.evidence")}</HeadCell>
            <HeadCell>{t("queue.status")}</HeadCell>
            <HeadCell className="end-col">{t("queue.sent")}</HeadCell>
          </>
        }
        row={(item) => <ClaimRow key={item.id} item={item} to={to({ open: item.id })} />}
      />
      {search.open && <ClaimReview key={search.open} id={search.open} onClose={() => go({ open: "" })} />}
    </>
  );
}

function ClaimRow({ item, to }: { item: QueuedClaim; to: string }) {
  const t = useT("vendor-claims");
  const format = useFormat();
  return (
    <Row>
      <td className="c-name">
        <Link className="name" to={to} preventScrollReset aria-label={t("queue.open", { name: item.person.name, vendor: item.vendor.name })}>
          <span dir="auto">{item.vendor.name}</span>
        </Link>
        {item.vendor.city && <span className="type">{item.vendor.city}</span>}
      </td>
      <td className="c-meta">
        <bdi>{item.person.name}</bdi>
        <span className="ms-2 text-xs text-muted">{t(`relation.${item.relation}`)}</span>
      </td>
      <td className="p-hide">
        <span className="flex flex-wrap gap-3 text-xs text-muted">
          {item.emailMatches && (
            <span className="inline-flex items-center gap-1">
              <AtSign size={14} aria-hidden />
              {t("queue.ownDomain")}
            </span>
          )}
          {item.phoneMatches && (
            <span className="inline-flex items-center gap-1">
              <Phone size={14} aria-hidden />
              {t("queue.ownPhone")}
            </span>
          )}
          {item.documentCount > 0 && (
            <span className="inline-flex items-center gap-1">
              <FileText size={14} aria-hidden />
              {t("queue.documents", { n: item.documentCount })}
            </span>
          )}
        </span>
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
