import type { ReactNode, RefObject } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { ServerRows } from "#app/platform/pages/server-rows.ts";
import { ButtonLink } from "../button.tsx";
import { classes } from "../classes.ts";
import { ServerMarkup } from "../server-markup.tsx";
import { EmptyState, Skeleton } from "../states.tsx";
import { useAnchors } from "../use-anchors.ts";
import { Pager } from "./pager.tsx";

type Props<Row> = {
  /** The class of the grid. */
  grid: string;
  list: { found: Found | undefined; cards: readonly Row[] | ServerRows<readonly Row[]>; isLoading: boolean };
  /** While the first page loads: the classes of a card and its body, and a status line. */
  loading: { card: string; body: string; label: string };
  /** Nothing there, or nothing that the filters leave: then `clear` is the address without them. */
  none: { title: string; text: string; clear: string | undefined };
  /** The words given. */
  search: string;
  /** The address of a page. */
  to(page: number): string;
  /** What lives in cards that the server wrote. */
  alive(root: RefObject<HTMLDivElement | null>): ReactNode;
  children(cards: readonly Row[]): ReactNode;
};

type Found = { page: number; pages: number; total: number; correctedSearch: string | null };

/** The cards of one page. While the next ones load they stay, dimmed. */
export function CardResults<Row>({ grid, list: { found, cards, isLoading }, loading, none, search, to, alive, children }: Props<Row>) {
  const t = useT("ui");
  const onClick = useAnchors();
  if (!found) return <LoadingCards grid={grid} {...loading} />;
  if (found.total === 0) return <NoCards {...none} />;
  const parts = { className: classes(grid, isLoading && "fading"), "aria-busy": isLoading, onClick };
  return (
    <>
      {found.correctedSearch && (
        <p className="mb-4 text-sm text-muted" role="status">
          {t("corrected", { given: search, used: found.correctedSearch })}
        </p>
      )}
      {Array.isArray(cards) ? (
        <div {...parts}>{children(cards)}</div>
      ) : (
        <ServerMarkup {...parts} rows={cards as ServerRows<readonly Row[]>} alive={alive}>
          {children}
        </ServerMarkup>
      )}
      <Pager page={found.page} pageCount={found.pages} to={to} />
    </>
  );
}

function NoCards({ title, text, clear }: Props<unknown>["none"]) {
  const t = useT("ui");
  return (
    <EmptyState
      title={title}
      text={text}
      actions={
        clear && (
          <ButtonLink to={clear} preventScrollReset>
            {t("clearFilters")}
          </ButtonLink>
        )
      }
    />
  );
}

const PLACES = [1, 2, 3, 4, 5, 6];

function LoadingCards({ grid, card, body, label }: { grid: string } & Props<unknown>["loading"]) {
  return (
    <>
      <p className="vh" role="status">
        {label}
      </p>
      <div className={grid} aria-hidden>
        {PLACES.map((place) => (
          <div key={place} className={card}>
            <Skeleton height="13rem" />
            <div className={body}>
              <Skeleton width="70%" height="1.2em" />
              <Skeleton width="45%" />
              <Skeleton width="60%" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
