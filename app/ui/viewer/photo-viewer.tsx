import { ChevronLeft, ChevronRight, Maximize2, X, ZoomIn, ZoomOut } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import Lightbox from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { photoWidths } from "#app/platform/media/photo.ts";
import { OverPhoto } from "./over-photo.tsx";
import { PartInView } from "./part-in-view.tsx";
import { ViewerFoot } from "./viewer-foot.tsx";
import { growthFrom, MOST_ENLARGED, photoAddress, showsHint, useStage, type ViewedPhoto } from "./viewer-stage.ts";
import "yet-another-react-lightbox/styles.css";
import "./photo-viewer.css";

export type { ViewedPhoto } from "./viewer-stage.ts";

type Props = {
  photos: readonly ViewedPhoto[];
  start: number;
  /** When the list goes on beyond `photos`, as in "40+". */
  total?: string;
  /** The owner of the photos, and their address. */
  owner?: { name: ReactNode; place?: ReactNode };
  /** Round buttons at the top: save, share. */
  tools?: ReactNode;
  /** Actions for the shown photo. */
  actions?: ReactNode;
  onClose(): void;
  onShown?(index: number): void;
};

/**
 * Photos on the whole screen: pinch, wheel, double tap and drag; + and - zoom; arrows, swipes and thumbnails; Escape closes and gives the focus
 * back. Load it on demand, inside a Suspense.
 */
export function PhotoViewer({ photos, start, total, owner, tools, actions, onClose, onShown }: Props) {
  const t = useT("ui.viewer");
  const format = useFormat();
  const [index, setIndex] = useState(start);
  const stage = useStage();
  const slides = useSlides(photos, stage.ratio);
  const [growth] = useState(growthFrom);
  const [isHinting] = useState(showsHint);
  const [isZoomed, setZoomed] = useState(false);
  const photo = photos[index];
  const isOne = photos.length < 2;
  const view = (next: number) => {
    setIndex(next);
    onShown?.(next);
  };
  const place = { n: format.number(index + 1), m: total ?? format.number(photos.length) };
  return (
    <Lightbox
      open
      className={isZoomed ? "photo-viewer zoomed" : "photo-viewer"}
      styles={{ root: growth }}
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Zoom]}
      on={{ view: (shown) => view(shown.index), zoom: ({ zoom }) => setZoomed(zoom > 1) }}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={{ fade: 160, swipe: 240, zoom: 200 }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true, doubleClickMaxStops: 2 }}
      toolbar={{
        buttons: [
          "close",
          <div key="who" className="viewer-who">
            {owner && (
              <>
                <b dir="auto">{owner.name}</b>
                {owner.place && <span dir="auto">{owner.place}</span>}
              </>
            )}
          </div>,
          !isOne && (
            <p key="count" className="viewer-count num" aria-live="polite">
              <bdi dir="ltr" aria-hidden>
                {t("ofAll", place)}
              </bdi>
              <span className="vh">{t("count", place)}</span>
            </p>
          ),
          "zoom",
          <Tools key="tools">{tools}</Tools>,
        ],
      }}
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
        ...(isOne && { buttonPrev: () => null, buttonNext: () => null }),
        iconClose: () => <X size={20} aria-hidden />,
        iconPrev: () => <ChevronLeft size={22} aria-hidden />,
        iconNext: () => <ChevronRight size={22} aria-hidden />,
        buttonZoom: ({ zoom, maxZoom, minZoom, disabled, zoomIn, zoomOut, offsetX, offsetY }) => (
          <span className="viewer-zoom">
            <button type="button" aria-label={t("zoomIn")} disabled={disabled || zoom >= maxZoom} onClick={zoomIn}>
              <ZoomIn size={20} aria-hidden />
            </button>
            <button type="button" aria-label={t("zoomOut")} disabled={disabled || zoom <= minZoom} onClick={zoomOut}>
              <ZoomOut size={20} aria-hidden />
            </button>
            {photo && zoom > 1 && <PartInView photo={photo} zoom={zoom} offset={{ x: offsetX, y: offsetY }} stage={stage} />}
          </span>
        ),
        slideFooter: ({ slide }) => <OverPhoto photos={photos} slide={slide} />,
        controls: () => (
          <>
            {isHinting && (
              <p className="viewer-hint" aria-hidden>
                <Maximize2 size={16} />
                {t("pinch")}
              </p>
            )}
            <ViewerFoot photos={photos} index={index} actions={actions} onShow={view} />
          </>
        ),
      }}
    />
  );
}

/** Keys pressed in a dialog must not reach the viewer. */
function Tools({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only prevents the viewer from handling a dialog's keys
    <span
      className="viewer-tools"
      onKeyDown={(event) => (event.target as Element).closest("dialog") && event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
    >
      {children}
    </span>
  );
}

/** A stable list while photos and orientation are the same: a new one would reset the viewer's position. */
function useSlides(photos: readonly ViewedPhoto[], ratio: number) {
  const key = `${ratio} ${photos.map(({ id }) => id).join()}`;
  const made = useRef({ key: "", slides: [] as ReturnType<typeof slideOf>[] });
  if (made.current.key !== key) made.current = { key, slides: photos.map((photo) => slideOf(photo, ratio)) };
  return made.current.slides;
}

/** A photo of nearly the stage's shape fills it; of another one nothing is cut off. */
const MOST_CUT = 0.25;

function slideOf(photo: ViewedPhoto, ratio: number) {
  const { alt, width, height } = photo;
  const smaller = photoWidths.filter((size) => size < width);
  const sources = smaller.map((size) => ({ src: photoAddress(photo, size), width: size, height: Math.round((size * height) / width) }));
  const src = photoAddress(photo, 1920);
  const shape = width / height / ratio;
  const imageFit = 1 - Math.min(shape, 1 / shape) <= MOST_CUT ? ("cover" as const) : ("contain" as const);
  const shown = { width: width * MOST_ENLARGED, height: height * MOST_ENLARGED };
  return { src, alt, imageFit, ...shown, srcSet: [...sources, { src, ...shown }] };
}
