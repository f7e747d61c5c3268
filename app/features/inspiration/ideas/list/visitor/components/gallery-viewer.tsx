import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useFormat, useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { IdeaCardData } from "../../../ideas.contract.ts";
import { ideaPath } from "../../../ideas.ts";
import "./gallery-viewer.css";

/** A swipe is at least this long, in pixels. */
const SWIPE = 48;
const NEAR_END = 4;

type Props = { ideas: readonly IdeaCardData[]; start: number; hasMore: boolean; onNearEnd(): void; onClose(): void };

/** One room on the whole screen. Arrows and swipes follow the direction of the page; the list goes on loading as one walks. */
export function GalleryViewer({ ideas, start, hasMore, onNearEnd, onClose }: Props) {
  const t = useT("ideas.list");
  const ui = useT("ui");
  const names = useT("ideas");
  const format = useFormat();
  const { isRTL } = useLanguage();
  const [index, setIndex] = useState(start);
  const from = useRef<number | null>(null);
  const idea = ideas[index];
  const isNearEnd = hasMore && index >= ideas.length - NEAR_END;
  const nearEnd = useRef(onNearEnd);
  nearEnd.current = onNearEnd;
  useEffect(() => {
    if (isNearEnd) nearEnd.current();
  }, [isNearEnd]);
  const to = (next: number) => setIndex(Math.max(0, Math.min(ideas.length - 1, next)));
  const ahead = isRTL ? -1 : 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") to(index + ahead);
    else if (event.key === "ArrowLeft") to(index - ahead);
    else if (event.key === "Home") to(0);
    else if (event.key === "End") to(ideas.length - 1);
    else return;
    event.preventDefault();
  };
  const onPointerUp = (event: PointerEvent) => {
    const moved = event.clientX - (from.current ?? event.clientX);
    from.current = null;
    if (Math.abs(moved) > SWIPE) to(index + (moved < 0 ? ahead : -ahead));
  };
  if (!idea) return null;
  return (
    <Dialog isOpen onClose={onClose} title={t("viewer.title")} size="wide" headless>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work wherever the focus is in the dialog */}
      <div className="gallery-viewer" onKeyDown={onKeyDown}>
        <div
          className="viewer-stage"
          onPointerDown={(event) => {
            from.current = event.clientX;
          }}
          onPointerUp={onPointerUp}
        >
          <Photo key={idea.id} image={idea.photo} shape="fill" sizes="100vw" priority alt={idea.photo?.alt ?? idea.title} className="square" />
        </div>
        <div className="viewer-bar">
          <div className="viewer-about" aria-live="polite">
            <h3 dir="auto">{idea.title}</h3>
            <p>
              {names("styleRoom", { style: names(`style.${idea.style}`), room: names(`room.${idea.roomType}`) })}
              {idea.estimatedCost && <MoneyText {...idea.estimatedCost} />}
            </p>
          </div>
          <p className="num viewer-count">
            {t("viewer.count", { n: format.number(index + 1), m: hasMore ? `${format.number(ideas.length)}+` : format.number(ideas.length) })}
          </p>
          <IconButton label={t("viewer.previous")} disabled={index === 0} onClick={() => to(index - 1)}>
            <ChevronLeft className="flip" size={20} aria-hidden />
          </IconButton>
          <IconButton label={t("viewer.next")} disabled={index === ideas.length - 1} onClick={() => to(index + 1)}>
            <ChevronRight className="flip" size={20} aria-hidden />
          </IconButton>
          <ButtonLink variant="primary" to={ideaPath(idea.slug)}>
            {t("viewer.idea")}
          </ButtonLink>
        </div>
        <IconButton className="viewer-close" label={ui("close")} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
    </Dialog>
  );
}
