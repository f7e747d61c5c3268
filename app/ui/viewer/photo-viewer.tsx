import { type ReactNode, useRef, useState } from "react";
import Lightbox from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl, photoWidths } from "#app/platform/media/photo.ts";
import "yet-another-react-lightbox/styles.css";
import "./photo-viewer.css";

/** @property about what stands below the photo instead of its alternative text */
export type ViewedPhoto = { id: string; alt: string; width: number; height: number; isPrivate?: boolean; about?: ReactNode };
type Props = {
  photos: readonly ViewedPhoto[];
  start: number;
  /** When the list goes on beyond `photos`, as in "40+". */
  total?: string;
  onClose(): void;
  onShown?(index: number): void;
};

/**
 * Photos on the whole screen: pinch, wheel, double tap and drag; + and - zoom; arrows and swipes follow the direction of the page; Escape closes and gives the focus
 * back. Load it on demand, inside a Suspense.
 */
export function PhotoViewer({ photos, start, total, onClose, onShown }: Props) {
  const t = useT("ui.viewer");
  const format = useFormat();
  const [index, setIndex] = useState(start);
  const slides = useSlides(photos);
  const photo = photos[index];
  const view = (next: number) => {
    setIndex(next);
    onShown?.(next);
  };
  return (
    <Lightbox
      open
      className="photo-viewer"
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Zoom]}
      on={{ view: (shown) => view(shown.index) }}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={{ fade: 160, swipe: 240, zoom: 200 }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true, doubleClickMaxStops: 2 }}
      labels={{
        Lightbox: t("title"),
        "Photo gallery": t("title"),
        Carousel: t("title"),
        Slide: t("photo"),
        "{index} of {total}": t("slide", { index: "{index}", total: "{total}" }),
        Close: t("close"),
        Next: t("next"),
        Previous: t("previous"),
        "Zoom in": t("zoomIn"),
        "Zoom out": t("zoomOut"),
      }}
      render={{
        ...(photos.length < 2 && { buttonPrev: () => null, buttonNext: () => null }),
        controls: () => (
          <div className="photo-viewer-bar">
            <div className="about" aria-live="polite">
              {photo?.about ?? <p dir="auto">{photo?.alt}</p>}
            </div>
            <p className="num">{t("count", { n: format.number(index + 1), m: total ?? format.number(photos.length) })}</p>
          </div>
        ),
      }}
    />
  );
}

/** The same list while the photos are the same: a new one would take the viewer back to where it was. */
function useSlides(photos: readonly ViewedPhoto[]) {
  const ids = photos.map(({ id }) => id).join();
  const made = useRef({ ids: "", slides: [] as ReturnType<typeof slideOf>[] });
  if (made.current.ids !== ids) made.current = { ids, slides: photos.map(slideOf) };
  return made.current.slides;
}

function slideOf({ id, alt, width, height, isPrivate }: ViewedPhoto) {
  const smaller = photoWidths.filter((size) => size < width);
  const sources = smaller.map((size) => ({ src: photoUrl(id, size, "webp", isPrivate), width: size, height: Math.round((size * height) / width) }));
  const src = photoUrl(id, 1920, "webp", isPrivate);
  return { src, alt, width, height, srcSet: [...sources, { src, width, height }] };
}
