import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import type { IdeaPhotoData } from "../../../ideas.contract.ts";
import type { RoomType } from "../../../ideas.ts";
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

/** The frame of every list: headline, filters, items, and more on scroll. */
export function ListFrame<Item extends { slug: string; title: string; photo: IdeaPhotoData | null }>(props: Props<Item>) {
  const { search, list, more, intro, children, loading } = props;
  const t = useT("ideas.list");
  const { data: facets } = useQuery(facetsQuery(orpc, search));
  const results = useRef<HTMLElement>(null);
  const isEmpty = Boolean(list.data) && more.items.length === 0;
  useStayWithResults(results, formatIdeaAddress(search));
  return (
    <div className="wrap">
      <ListHead search={search} items={more.items} found={isEmpty ? 0 : facets?.total} />
      {search.search && Boolean(list.data) && <meta name="searched" content={`ideas ${more.items.length} ${search.search}`} />}
      {intro}
      <section ref={results} className="idea-results" aria-label={t("allIdeasTitle")}>
        <h2 className="vh">{t("allIdeasTitle")}</h2>
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
        ) : isEmpty ? (
          <NoIdeas search={search} rooms={facets?.rooms ?? []} />
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

/** A changed filter scrolls to the top of the list, except on the first visit. */
function useStayWithResults(results: { current: HTMLElement | null }, address: string) {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) results.current?.scrollIntoView({ block: "start" });
  }, [results, address]);
}

/** The empty state of a room or collection, with links to rooms that have ideas. */
function NoIdeas({ search, rooms }: { search: IdeaSearch; rooms: readonly RoomType[] }) {
  const t = useT("ideas.list");
  const name = useT("ideas");
  const on = filtersOn(search);
  const isUnseen = Boolean(search.room || search.collection) && on.every((filter) => filter === "room");
  const kind = isUnseen ? "unseen" : on.length > 0 ? "filtered" : "none";
  return (
    <EmptyState
      title={t(`noMatch.${kind}.title`)}
      text={t(`noMatch.${kind}.text`)}
      actions={
        <>
          {isUnseen &&
            rooms.map((room) => (
              <a key={room} className="chip" href={formatIdeaAddress({ room })}>
                {name(`room.${room}`)}
              </a>
            ))}
          <a className="btn" href="/ideas">
            {t("allIdeas")}
          </a>
        </>
      }
    />
  );
}
