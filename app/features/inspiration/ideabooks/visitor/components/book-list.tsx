import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useAnchors } from "#app/features/directory/vendors/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import type { BookCard as Card } from "../../ideabooks.contract.ts";
import { BookCard } from "./book-card.tsx";

type Query = Pick<
  UseInfiniteQueryResult<{ pages: { items: Card[] }[] }>,
  "data" | "error" | "refetch" | "hasNextPage" | "fetchNextPage" | "isFetchingNextPage"
>;
type Props = { query: Query; label: string; isOwn?: boolean; empty: ReactNode /** The page's first pictures are loaded at once. */; isFirst?: boolean };

const FIRST = 3;

/** Cards of ideabooks with further pages, and what to say when there are none. */
export function BookList({ query, label, isOwn = false, empty, isFirst = false }: Props) {
  const t = useT("ideabooks");
  const follow = useAnchors();
  const books = query.data?.pages.flatMap((page) => page.items);
  if (query.error && !books)
    return (
      <LocalErrorBox error={query.error} onTryAgain={() => void query.refetch()}>
        <p>{t("list.failed")}</p>
      </LocalErrorBox>
    );
  if (!books) return <Waiting />;
  if (books.length === 0) return empty;
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the anchors inside are what is pressed, by keyboards too */}
      <ul className="book-cards" aria-label={label} onClick={follow}>
        {books.map((book, index) => (
          <li key={book.id}>
            <BookCard book={book} isOwn={isOwn} isFirst={isFirst && index < FIRST} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button className="mt-8" onClick={() => void query.fetchNextPage()} pending={query.isFetchingNextPage}>
          {t("list.more")}
        </Button>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div className="book-cards" aria-hidden>
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} height="15rem" />
      ))}
    </div>
  );
}
