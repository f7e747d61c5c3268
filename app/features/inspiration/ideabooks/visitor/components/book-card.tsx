import { Heart, Link2, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { classes } from "#app/ui/classes.ts";
import { Photo } from "#app/ui/photo.tsx";
import type { BookCard as Card } from "../../ideabooks.contract.ts";
import { bookPath } from "../../ideabooks.ts";
import "../../ideabooks.css";

// Wide photographs in high places: what shows is their middle.
const BIG = "(max-width: 720px) 100vw, 420px";
const SMALL = "(max-width: 720px) 50vw, 210px";

/** Three photographs in one frame: the cover, and two beside it. */
export function Collage({ photos, isFirst = false }: { photos: Card["photos"]; isFirst?: boolean }) {
  const [cover, ...rest] = photos;
  return (
    <span className={classes("collage", rest.length === 0 && "single")}>
      <Photo image={cover} shape="fill" sizes={BIG} alt="" priority={isFirst} />
      {rest.map((photo) => (
        <Photo key={photo.id} image={photo} shape="fill" sizes={SMALL} alt="" />
      ))}
    </span>
  );
}

/** `isOwn`: says who else sees it in place of whose it is. */
export function BookCard({ book, isOwn = false, isFirst = false }: { book: Card; isOwn?: boolean; isFirst?: boolean }) {
  const t = useT("ideabooks");
  const format = useFormat();
  const line: ReactNode = isOwn ? <VisibilityLine visibility={book.visibility} /> : <bdi>{t("by", { name: book.owner.name })}</bdi>;
  return (
    <article className="book-card">
      <Collage photos={book.photos} isFirst={isFirst} />
      <h3>
        <a href={bookPath(book.id)} dir="auto" lang={languageOf(book.title)}>
          {book.title}
        </a>
      </h3>
      <p className="line">
        <span>{t("ideas", { n: book.itemCount })}</span>
        {line}
        {book.likes > 0 && (
          <span className="likes">
            <Heart size={14} aria-hidden />
            <span aria-hidden>{format.number(book.likes)}</span>
            <span className="vh">{t("likes", { n: book.likes })}</span>
          </span>
        )}
      </p>
    </article>
  );
}

export function VisibilityLine({ visibility }: { visibility: Card["visibility"] }) {
  const t = useT("ideabooks");
  return (
    <span className="seen-by">
      {visibility === "private" && <Lock size={14} aria-hidden />}
      {visibility === "unlisted" && <Link2 size={14} aria-hidden />}
      {t(`visibility.${visibility}`)}
    </span>
  );
}
