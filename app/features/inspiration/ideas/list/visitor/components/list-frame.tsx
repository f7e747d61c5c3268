import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import type { IdeaPhotoData } from "../../../ideas.contract.ts";
import { filtersOn, formatIdeaAddress, type IdeaSearch } from "../../ideas.address.ts";
import { facetsQuery } from "../../list-queries.ts";
import type { More } from "../../use-more.ts";
import { FilterBar, FilterChips } from "./filter-bar.tsx";
import { ListHead } from "./list-head.tsx";
import { MoreIdeas } from "./more-ideas.tsx";
import "../../list.css";

type Props<Item> = {
  search: IdeaSearch;
  list: UseQueryResult<unknown>;
  more: More<Item>;
  /** Between the headline and the filters. */
  intro?: ReactNode;
  /** The items, when there are some. */
  children: ReactNode;
  /** In place of the items, while the first page is on its way. */
  loading: ReactNode;
};

/** Every list of the area: what it is called, ways to narrow it, the items, and more as one scrolls. */
export function ListFrame<Item extends { slug: string; title: string; photo: IdeaPhotoData | null }>(props: Props<Item>) {
  const { search, list, more, intro, children, loading } = props;
  const t = useT("ideas.list");
  const { data: facets } = useQuery(facetsQuery(orpc, search));
  const results = useRef<HTMLElement>(null);
  useStayWithResults(results, formatIdeaAddress(search));
  return (
    <div className="wrap">
      <ListHead search={search} items={more.items} />
      {intro}
      <section ref={results} className="idea-results" aria-label={t("nav.all")}>
        <h2 className="vh">{t("nav.all")}</h2>
        <FilterBar search={search} facets={facets} />
        <FilterChips search={search} facets={facets} />
        {list.isError ? (
          <LocalErrorBox error={list.error} onTryAgain={() => void list.refetch()} />
        ) : !list.data ? (
          <>
            <p className="vh" role="status">
              {t("loading")}
            </p>
            {loading}
          </>
        ) : more.items.length === 0 ? (
          <NoIdeas search={search} />
        ) : (
          <>
            {children}
            <MoreIdeas search={search} more={more} />
          </>
        )}
      </section>
    </div>
  );
}

/** Someone deep in a list who changes a filter sees the new one from its beginning, not its end; the first visit is left alone. */
function useStayWithResults(results: { current: HTMLElement | null }, address: string) {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) results.current?.scrollIntoView({ block: "start" });
  }, [results, address]);
}

function NoIdeas({ search }: { search: IdeaSearch }) {
  const t = useT("ideas.list");
  const isFiltered = filtersOn(search).length > 0;
  return (
    <EmptyState
      title={t(isFiltered ? "noMatch.title" : "noMatch.empty")}
      text={t(isFiltered ? "noMatch.text" : "noMatch.emptyText")}
      actions={
        <a className="btn" href="/ideas">
          {t("allIdeas")}
        </a>
      }
    />
  );
}
