import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, Ellipsis, ImageIcon, NotebookPen, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { IdeaCard } from "#app/features/inspiration/ideas/public.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { ShopPieceData } from "#app/platform/pieces/piece-schema.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/marks.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { PiecePrice } from "#app/ui/piece-cards.tsx";
import type { BookPicture, BookItem as Item } from "../../ideabooks.contract.ts";
import { ItemNote } from "./item-note.tsx";

type Edit = { index: number; last: number; handle: ReactNode; onMove(to: number): void; onCover(): void; onRemove(): void };
type Props = { item: Item; bookId: string; isFirst: boolean; isMember: boolean; edit?: Edit };

const SIZES = "(max-width: 720px) 100vw, (max-width: 1100px) 50vw, 380px";

/** One idea of an ideabook: its card, the note beneath it, and what editors do with it. */
export function BookItem({ item, bookId, isFirst, isMember, edit }: Props) {
  const t = useT("ideabooks");
  const [isNoting, setNoting] = useState(false);
  const name = nameOfItem(item) ?? t("item.gone");
  return (
    <div className="book-item">
      <Shown item={item} isFirst={isFirst} />
      {item.isCover && isMember && (
        <span className="cover-mark">
          <Badge over>{t("item.cover")}</Badge>
        </span>
      )}
      {isNoting ? (
        <ItemNote item={item} bookId={bookId} name={name} onClose={() => setNoting(false)} />
      ) : (
        item.note && (
          <p className="note" dir="auto" lang={languageOf(item.note)}>
            {item.note}
          </p>
        )
      )}
      {edit && !isNoting && (
        <div className="item-tools">
          {edit.handle}
          <Button
            size="sm"
            variant="ghost"
            icon={<NotebookPen size={16} aria-hidden />}
            aria-label={t(item.note ? "item.editNoteOf" : "item.addNoteTo", { title: name })}
            onClick={() => setNoting(true)}
          >
            {t(item.note ? "item.editNote" : "item.addNote")}
          </Button>
          <ItemMenu item={item} name={name} edit={edit} />
        </div>
      )}
      {isMember && item.addedBy && <p className="tiny muted">{t("item.addedBy", { name: item.addedBy })}</p>}
    </div>
  );
}

export const nameOfItem = ({ idea, picture, piece }: Item): string | undefined => idea?.title ?? picture?.title ?? piece?.name;

function Shown({ item: { idea, picture, piece }, isFirst }: { item: Item; isFirst: boolean }) {
  if (idea) return <IdeaCard idea={idea} isFirst={isFirst} sizes={SIZES} />;
  if (picture) return <PictureCard picture={picture} />;
  return piece ? <PieceCard piece={piece} /> : <Gone />;
}

/** A piece of the shop with today's price. */
function PieceCard({ piece: { name, to, vendor, photo, ...piece } }: { piece: ShopPieceData }) {
  return (
    <article className="idea-card">
      <Link to={to} className="idea-shape">
        <Photo image={photo} sizes={SIZES} alt="" />
      </Link>
      <h3>
        <Link to={to}>
          <bdi lang={languageOf(name)}>{name}</bdi>
        </Link>
      </h3>
      <p className="text-sm">
        <bdi className="text-muted">{vendor}</bdi> · <PiecePrice piece={piece} />
      </p>
    </article>
  );
}

/** A room of someone's own in another look. */
function PictureCard({ picture: { title, photo, to } }: { picture: BookPicture }) {
  return (
    <article className="idea-card">
      <span className="idea-shape">
        <Photo image={{ ...photo, isPrivate: true }} sizes={SIZES} alt="" />
      </span>
      <h3>
        <bdi>{to ? <a href={to}>{title}</a> : title}</bdi>
      </h3>
    </article>
  );
}

function Gone() {
  const t = useT("ideabooks");
  return (
    <div className="idea-card">
      <Photo image={null} sizes={SIZES} />
      <h3 className="muted">{t("item.gone")}</h3>
    </div>
  );
}

function ItemMenu({ item, name, edit: { index, last, onMove, onCover, onRemove } }: { item: Item; name: string; edit: Edit }) {
  const t = useT("ideabooks");
  const { idea } = item;
  return (
    <Menu
      label={t("item.menu", { title: name })}
      trigger={(button) => (
        <button type="button" className="icon-btn" aria-label={t("item.menu", { title: name })} {...button}>
          <Ellipsis size={18} aria-hidden />
        </button>
      )}
    >
      <MenuItem icon={<ArrowUpToLine aria-hidden />} disabled={index === 0} onClick={() => onMove(0)}>
        {t("move.first")}
      </MenuItem>
      <MenuItem icon={<ArrowUp aria-hidden />} disabled={index === 0} onClick={() => onMove(index - 1)}>
        {t("move.earlier")}
      </MenuItem>
      <MenuItem icon={<ArrowDown aria-hidden />} disabled={index === last} onClick={() => onMove(index + 1)}>
        {t("move.later")}
      </MenuItem>
      <MenuItem icon={<ArrowDownToLine aria-hidden />} disabled={index === last} onClick={() => onMove(last)}>
        {t("move.last")}
      </MenuItem>
      <hr />
      {idea && (
        <MenuItem icon={<ImageIcon aria-hidden />} onClick={onCover}>
          {t(item.isCover ? "item.takeCover" : "item.makeCover")}
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 aria-hidden />} onClick={onRemove}>
        {t("item.remove")}
      </MenuItem>
    </Menu>
  );
}
