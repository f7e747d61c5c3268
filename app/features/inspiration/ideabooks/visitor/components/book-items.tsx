import { type ReactNode, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { LaterSortableList } from "#app/ui/form/later-sortable-list.tsx";
import type { Ideabook, BookItem as Item } from "../../ideabooks.contract.ts";
import type { BookInput } from "../../ideabooks.load.ts";
import { mayEditBook } from "../../ideabooks.policy.ts";
import { BookItem, nameOfItem } from "./book-item.tsx";
import { useBookItems } from "./use-book.tsx";

/** The ideas in their order. Editors drag them, or move them by their menus; both say aloud where an idea is now. */
export function BookItems({ book, input }: { book: Ideabook; input: BookInput }) {
  const t = useT("ideabooks");
  const orderText = useT("ui.form");
  const { move, remove, setCover } = useBookItems(input);
  const [said, setSaid] = useState("");
  const nameOf = (item: Item) => nameOfItem(item) ?? t("item.gone");
  const place = (item: Item, to: number) => {
    if (to < 0 || to >= book.items.length) return;
    setSaid(orderText("order.said", { title: nameOf(item), place: to + 1, n: book.items.length }));
    void move(book.items, item.id, to);
  };
  const row = (item: Item, index: number, handle?: ReactNode) => (
    <BookItem
      item={item}
      bookId={book.id}
      isFirst={index < 3}
      isMember={book.access !== "reader"}
      {...(mayEditBook(book.access) && {
        edit: {
          index,
          last: book.items.length - 1,
          handle,
          onMove: (to: number) => place(item, to),
          onCover: () => void setCover(item),
          onRemove: () => void remove(item),
        },
      })}
    />
  );
  const heading = <h2 className="vh">{t("list.items")}</h2>;
  if (!mayEditBook(book.access))
    return (
      <>
        {heading}
        <ol className="book-items" aria-label={t("list.items")}>
          {book.items.map((item, index) => (
            <li key={item.id}>{row(item, index)}</li>
          ))}
        </ol>
      </>
    );
  return (
    <>
      {heading}
      <LaterSortableList<Item> id="ideabook" label={t("list.items")} className="book-items" items={book.items} nameOf={nameOf} onMove={place} row={row} />
      <p className="vh" role="status">
        {said}
      </p>
    </>
  );
}
