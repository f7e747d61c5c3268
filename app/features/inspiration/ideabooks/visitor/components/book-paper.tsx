import { FileDown, Printer } from "lucide-react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { PiecePrice } from "#app/ui/piece-cards.tsx";
import type { BookItem, Ideabook } from "../../ideabooks.contract.ts";
import type { BookInput } from "../../ideabooks.load.ts";
import { bookPath } from "../../ideabooks.ts";
import { nameOfItem } from "./book-item.tsx";

/** An ideabook laid out for A4: two ideas beside each other with their notes, and what all of it may cost. */
export function BookPaper({ book, input }: { book: Ideabook; input: BookInput }) {
  const t = useT("ideabooks");
  const format = useFormat();
  return (
    <main className="paper">
      <title>{t("print.title", { book: book.title })}</title>
      <meta name="robots" content="noindex" />
      <div className="paper-tools">
        <ButtonLink variant="ghost" to={bookPath(book.id, input.key)}>
          {t("print.back")}
        </ButtonLink>
        <ButtonLink icon={<FileDown size={18} aria-hidden />} to={bookPath(book.id, input.key, "/pdf")} reloadDocument>
          {t("menu.pdf")}
        </ButtonLink>
        <Button variant="primary" icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          {t("menu.print")}
        </Button>
      </div>
      <div className="sheet-of-paper">
        <header>
          <p className="brand">{t("print.site")}</p>
          <h1 dir="auto" lang={languageOf(book.title)}>
            {book.title}
          </h1>
          {book.description && (
            <p dir="auto" lang={languageOf(book.description)}>
              {book.description}
            </p>
          )}
          <p className="muted">
            <bdi>{t("by", { name: book.owner.name })}</bdi> · {t("ideas", { n: book.itemCount })} · {format.date(new Date(book.updatedAt), "long")}
          </p>
        </header>
        <ol>
          {book.items.map((item) => (
            <PaperItem key={item.id} item={item} />
          ))}
        </ol>
        <Sum label={t("print.total")} amounts={book.totals} />
        <Sum label={t("piece.total")} amounts={book.pieceTotals} />
      </div>
    </main>
  );
}

function Sum({ label, amounts }: { label: string; amounts: Ideabook["totals"] }) {
  return (
    amounts.length > 0 && (
      <p className="sum">
        <span>{label}</span>
        {amounts.map((amount) => (
          <MoneyText key={amount.currency} {...amount} />
        ))}
      </p>
    )
  );
}

function PaperItem({ item }: { item: BookItem }) {
  const { idea, picture, piece, note } = item;
  const t = useT("ideabooks");
  const names = useT("ideas");
  const name = nameOfItem(item);
  return (
    <li>
      <Photo image={picture ? { ...picture.photo, isPrivate: true } : (idea ?? piece)?.photo} sizes="90mm" priority />
      <h2 dir="auto" lang={name && languageOf(name)}>
        {name ?? t("item.gone")}
      </h2>
      {idea && (
        <p className="line">
          <span>{names("styleRoom", { style: names(`style.${idea.style}`), room: names(`room.${idea.roomType}`) })}</span>
          {idea.estimatedCost && <MoneyText {...idea.estimatedCost} />}
        </p>
      )}
      {piece && (
        <p className="line">
          <bdi>{piece.vendor}</bdi>
          <span>
            <PiecePrice piece={piece} />
          </span>
        </p>
      )}
      {note && (
        <p className="note" dir="auto" lang={languageOf(note)}>
          {note}
        </p>
      )}
    </li>
  );
}
