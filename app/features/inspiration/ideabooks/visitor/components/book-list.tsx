import type { ReactNode } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { CardList } from "#app/ui/list/card-list.tsx";
import type { List } from "#app/ui/list/list.ts";
import { Skeleton } from "#app/ui/states.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import type { BookCard as Card } from "../../ideabooks.contract.ts";
import { BookCard } from "./book-card.tsx";

type Props = { list: List<Card>; label: string; isOwn?: boolean; empty: ReactNode /** The page's first pictures are loaded at once. */; isFirst?: boolean };

const FIRST = 3;

/** Cards of ideabooks. */
export function BookList({ list, label, isOwn = false, empty, isFirst = false }: Props) {
  const t = useT("ideabooks");
  const follow = useAnchors();
  return (
    // biome-ignore lint/a11y: the anchors inside are what is pressed, by keyboards too
    <div onClick={follow}>
      <CardList list={list} className="book-cards" label={label} failed={t("list.failed")} moreClass="mt-8" empty={empty} loading={<Waiting />}>
        {(book, index) => (
          <li key={book.id}>
            <BookCard book={book} isOwn={isOwn} isFirst={isFirst && index < FIRST} />
          </li>
        )}
      </CardList>
    </div>
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
