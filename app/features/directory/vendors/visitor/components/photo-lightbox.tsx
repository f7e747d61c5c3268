import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useFormat, useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { VendorPhoto } from "../../vendors.contract.ts";

/** All photographs, one at a time. Arrow keys follow the direction of the page; Escape closes. */
export function PhotoLightbox({ photos, name, start, onClose }: { photos: readonly VendorPhoto[]; name: string; start: number; onClose(): void }) {
  const t = useT("vendors");
  const ui = useT("ui");
  const format = useFormat();
  const { isRTL } = useLanguage();
  const [index, setIndex] = useState(start);
  const photo = photos[index];
  const step = (by: number) => setIndex((index + by + photos.length) % photos.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") step(isRTL ? -1 : 1);
    else if (event.key === "ArrowLeft") step(isRTL ? 1 : -1);
    else if (event.key === "Home") setIndex(0);
    else if (event.key === "End") setIndex(photos.length - 1);
    else return;
    event.preventDefault();
  };
  if (!photo) return null;
  const alt = photo.alt ?? name;
  return (
    <Dialog isOpen onClose={onClose} title={t("gallery.title")} size="wide" headless>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work wherever the focus is in the dialog */}
      <div className="lightbox" onKeyDown={onKeyDown}>
        <Photo key={photo.id} image={photo} alt={alt} sizes="(max-width: 1000px) 96vw, 960px" priority className="square" />
        <div className="lightbox-bar">
          <button type="button" className="icon-btn" aria-label={t("gallery.previous")} disabled={photos.length < 2} onClick={() => step(-1)}>
            <ChevronLeft className="flip" size={20} aria-hidden />
          </button>
          <p className="num" aria-live="polite">
            {t("gallery.count", { n: format.number(index + 1), m: format.number(photos.length) })}
            <span className="caption" dir="auto">
              {alt}
            </span>
          </p>
          <button type="button" className="icon-btn" aria-label={t("gallery.next")} disabled={photos.length < 2} onClick={() => step(1)}>
            <ChevronRight className="flip" size={20} aria-hidden />
          </button>
          <button type="button" className="icon-btn" aria-label={ui("close")} onClick={onClose}>
            <X size={20} aria-hidden />
          </button>
        </div>
      </div>
    </Dialog>
  );
}
