import { NotebookPen, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Rating } from "#app/ui/marks.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { SavedItem } from "../../saved.contract.ts";
import { InList, MoveTo } from "./move-to.tsx";
import { NoteForm } from "./note-form.tsx";
import { PriceNow } from "./price-now.tsx";
import { useRemove } from "./use-remove.tsx";

/** One saved item with its card, the note, and a remove button. */
export function SavedRow({ item }: { item: SavedItem }) {
  const t = useT("saved");
  const [isNoting, setNoting] = useState(false);
  const remove = useRemove(item);
  const { shown } = item;
  const name = shown?.title ?? t("page.gone");
  return (
    <li className="saved-row">
      <Photo image={shown?.photo} shape="4:3" sizes="120px" alt="" />
      <div className="min-w-0">
        <h2>
          {shown ? (
            <Link to={shown.to}>
              <bdi lang={languageOf(shown.title)}>{shown.title}</bdi>
            </Link>
          ) : (
            <span className="text-muted">{name}</span>
          )}
        </h2>
        <p className="line">
          {shown?.line && <bdi>{shown.line}</bdi>}
          {shown && <Rating rating={shown.rating} count={shown.reviewCount} />}
          {shown && <PriceNow shown={shown} priceThen={item.priceThen} />}
          {item.type === "product" && <InList id={item.listId} />}
          <span>
            {t("page.savedAt")} <TimeAgo at={item.savedAt} />
          </span>
        </p>
        {isNoting ? (
          <NoteForm item={item} name={name} onClose={() => setNoting(false)} />
        ) : (
          item.note && (
            <div className="note">
              <p dir="auto" lang={languageOf(item.note)}>
                {item.note}
              </p>
            </div>
          )
        )}
      </div>
      <div className="acts">
        {item.type === "product" && !isNoting && <MoveTo item={item} name={name} />}
        {!isNoting && (
          <IconButton label={t(item.note ? "page.editNote" : "page.addNoteTo", { name })} onClick={() => setNoting(true)}>
            <NotebookPen size={18} aria-hidden />
          </IconButton>
        )}
        <IconButton label={t("page.remove", { name })} onClick={remove}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
