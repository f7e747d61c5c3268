import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { ImageIcon } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { DataTable, HeadCell, Row, SkeletonRows } from "#app/ui/list/table.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import type { FeedbackItem } from "../../feedback.contract.ts";
import { type FeedbackSearch, formatFeedbackSearch, parseFeedbackSearch } from "../../feedback.search.ts";
import { FEEDBACK_KINDS, FEEDBACK_STATUSES } from "../../feedback.ts";
import { FeedbackBadge } from "../../visitor/components/feedback-badge.tsx";
import { FeedbackDetailDialog } from "./feedback-detail.tsx";

const PATH = "/dashboard/admin/feedback";
const PAUSE_MS = 300;

/** Pages of the list; loader and screen share it, so that both mean the same entry of the cache. */
export const feedbackPages = ({ search, status, kind }: FeedbackSearch) => ({
  input: (after: string | undefined) => ({ search, status, kind, ...(after && { after }) }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next: string | null }) => page.next ?? undefined,
});

export function FeedbackInbox() {
  const t = useT("feedback");
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const search = parseFeedbackSearch(parameters);
  const list = useInfiniteQuery({ ...orpc.feedback.list.infiniteOptions(feedbackPages(search)), placeholderData: keepPreviousData });
  const to = (next: Partial<FeedbackSearch>) => PATH + formatFeedbackSearch({ ...search, ...next });
  const go = (next: Partial<FeedbackSearch>, replace = false) => void navigate(to(next), { preventScrollReset: true, replace });
  const items = list.data?.pages.flatMap((page) => page.items);
  const isFiltered = search.search !== "" || search.status !== "" || search.kind !== "";
  return (
    <>
      <Filters search={search} counts={list.data?.pages[0]?.counts} go={go} />
      {list.error && !items ? (
        <LocalErrorBox error={list.error} onTryAgain={() => void list.refetch()}>
          <p>{t("list.failed")}</p>
        </LocalErrorBox>
      ) : items?.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? "list.noMatch" : "list.empty")}
          text={t(isFiltered ? "list.noMatchText" : "list.emptyText")}
          actions={isFiltered && <Button onClick={() => go({ search: "", status: "", kind: "" })}>{t("list.clear")}</Button>}
        />
      ) : (
        <FeedbackTable
          items={items}
          to={(open) => to({ open })}
          more={
            list.hasNextPage && (
              <Button size="sm" onClick={() => void list.fetchNextPage()} pending={list.isFetchingNextPage}>
                {t("list.more")}
              </Button>
            )
          }
        />
      )}
      {search.open && <FeedbackDetailDialog key={search.open} id={search.open} onClose={() => go({ open: "" })} />}
    </>
  );
}

type FiltersProps = { search: FeedbackSearch; counts: Record<string, number> | undefined; go(next: Partial<FeedbackSearch>, replace?: boolean): void };

function Filters({ search, counts, go }: FiltersProps) {
  const t = useT("feedback");
  const format = useFormat();
  const [words, setWords] = useState(search.search);
  useEffect(() => setWords(search.search), [search.search]);
  // The address follows the typed words after a pause.
  useEffect(() => {
    if (words.trim() === search.search) return;
    const timer = setTimeout(() => go({ search: words.trim() }, true), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <search className="table-tools mt-6 flex-wrap" aria-label={t("list.search")}>
      <SearchInput label={t("list.search")} value={words} onChange={(event) => setWords(event.target.value)} />
      <SelectBox aria-label={t("list.status")} value={search.status} onChange={(event) => go({ status: event.target.value as FeedbackSearch["status"] })}>
        <option value="">{t("list.allStatuses")}</option>
        {FEEDBACK_STATUSES.map((status) => (
          <option key={status} value={status}>{`${t(`status.${status}`)}${counts ? ` (${format.number(counts[status] ?? 0)})` : ""}`}</option>
        ))}
      </SelectBox>
      <SelectBox aria-label={t("list.kind")} value={search.kind} onChange={(event) => go({ kind: event.target.value as FeedbackSearch["kind"] })}>
        <option value="">{t("list.allKinds")}</option>
        {FEEDBACK_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </SelectBox>
    </search>
  );
}

function FeedbackTable({ items, to, more }: { items: readonly FeedbackItem[] | undefined; to(id: string): string; more: ReactNode }) {
  const t = useT("feedback");
  const format = useFormat();
  const head = (
    <>
      <HeadCell>{t("list.text")}</HeadCell>
      <HeadCell>{t("list.kind")}</HeadCell>
      <HeadCell className="p-hide">{t("list.from")}</HeadCell>
      <HeadCell>{t("list.status")}</HeadCell>
      <HeadCell className="end-col">{t("list.received")}</HeadCell>
    </>
  );
  return (
    <DataTable caption={t("list.caption")} head={head} foot={more} plainRows>
      {items ? (
        items.map((item) => (
          <Row key={item.id}>
            <td className="c-name">
              <Link className="name line-clamp-2" to={to(item.id)} preventScrollReset>
                <span dir="auto">{item.excerpt}</span>
              </Link>
            </td>
            <td className="c-meta">
              {t(`kind.${item.kind}`)}
              {item.hasScreenshot && (
                <>
                  <ImageIcon size={14} className="ms-2 inline text-muted" aria-hidden />
                  <span className="vh">{t("screenshot.preview")}</span>
                </>
              )}
            </td>
            <td className="p-hide">
              <bdi>{item.author?.name ?? item.email ?? t("list.visitor")}</bdi>
            </td>
            <td className="c-status">
              <FeedbackBadge status={item.status} />
            </td>
            <td className="c-acts end-col text-sm text-muted">
              <time dateTime={item.createdAt}>{format.date(item.createdAt, "day")}</time>
            </td>
          </Row>
        ))
      ) : (
        <SkeletonRows columns={5} />
      )}
    </DataTable>
  );
}
