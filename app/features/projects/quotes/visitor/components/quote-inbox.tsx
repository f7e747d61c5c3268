import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import type { QuoteList } from "../../quotes.contract.ts";
import { formatQuoteSearch, parseQuoteSearch, type QuoteScopeName, type QuoteSearch } from "../../quotes.search.ts";
import { QUOTE_STATUSES, type QuoteStatus } from "../../quotes.ts";
import { QuoteDialog } from "./quote-dialog.tsx";
import { QuoteTable } from "./quote-table.tsx";

const PAUSE_MS = 300;

/** Pages of a list; loaders and screens share it, so that both mean the same entry of the cache. */
export const quotePages = ({ search, status }: QuoteSearch) => ({
  input: (after: string | undefined) => ({ search, status, ...(after && { after }) }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: QuoteList) => page.next ?? undefined,
});

const lists = { all: orpc.quotes.listAll, received: orpc.quotes.listReceived, sent: orpc.quotes.listMine } as const;

type Props = { scope: QuoteScopeName; path: string; title: string; text: string };

export function QuoteInbox({ scope, path, title, text }: Props) {
  const t = useT("quotes");
  const format = useFormat();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const search = parseQuoteSearch(parameters);
  const list = useInfiniteQuery({ ...lists[scope].infiniteOptions(quotePages(search)), placeholderData: keepPreviousData });
  const go = (next: Partial<QuoteSearch>, replace = false) =>
    void navigate(path + formatQuoteSearch({ ...search, ...next }), { preventScrollReset: true, replace });
  const items = list.data?.pages.flatMap((page) => page.items);
  const counts = list.data?.pages[0]?.counts;
  const isFiltered = search.search !== "" || search.status !== "";
  return (
    <>
      <title>{title}</title>
      <DashboardHeader title={title} text={text} />
      <search className="table-tools mt-6" aria-label={t("list.search")}>
        <Words value={search.search} onChange={(words) => go({ search: words }, true)} />
        <SelectBox aria-label={t("list.status")} value={search.status} onChange={(event) => go({ status: event.target.value as QuoteStatus | "" })}>
          <option value="">{t("status.all")}</option>
          {QUOTE_STATUSES.map((status) => (
            <option key={status} value={status}>{`${t(`status.${status}`)}${counts ? ` (${format.number(counts[status])})` : ""}`}</option>
          ))}
        </SelectBox>
      </search>
      {list.error && !items ? (
        <LocalErrorBox error={list.error} onTryAgain={() => void list.refetch()}>
          <p>{t("list.failed")}</p>
        </LocalErrorBox>
      ) : items?.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? "list.noMatch" : "list.empty")}
          text={t(isFiltered ? "list.noMatchText" : scope === "sent" ? "list.emptySentText" : "list.emptyText")}
          actions={
            isFiltered ? (
              <Button onClick={() => go({ search: "", status: "" })}>{t("list.clear")}</Button>
            ) : (
              scope === "sent" && <ButtonLink to="/vendors">{t("list.find")}</ButtonLink>
            )
          }
        />
      ) : (
        <QuoteTable
          items={items}
          scope={scope}
          to={(open) => path + formatQuoteSearch({ ...search, open })}
          foot={
            list.hasNextPage && (
              <Button size="sm" onClick={() => void list.fetchNextPage()} pending={list.isFetchingNextPage}>
                {t("list.more")}
              </Button>
            )
          }
        />
      )}
      {search.open && <QuoteDialog key={search.open} id={search.open} marksSeen={scope === "received"} onClose={() => go({ open: "" })} />}
    </>
  );
}

/** The address follows the typed words after a pause. */
function Words({ value, onChange }: { value: string; onChange(words: string): void }) {
  const t = useT("quotes");
  const [words, setWords] = useState(value);
  useEffect(() => setWords(value), [value]);
  useEffect(() => {
    if (words.trim() === value) return;
    const timer = setTimeout(() => onChange(words.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return <SearchInput label={t("list.search")} value={words} onChange={(event) => setWords(event.target.value)} />;
}
