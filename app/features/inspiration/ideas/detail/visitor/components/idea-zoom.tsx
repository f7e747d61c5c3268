import Lightbox from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl, photoWidths } from "#app/platform/media/photo.ts";
import type { IdeaDetail } from "../../detail.contract.ts";
import "yet-another-react-lightbox/styles.css";

type Props = { photos: IdeaDetail["photos"]; title: string; start: number; onClose(): void; onShown(index: number): void };

/** The whole screen for a photograph: pinch, wheel, double tap and drag; + and - zoom, arrows lead on, Escape closes. */
export function IdeaZoom({ photos, title, start, onClose, onShown }: Props) {
  const t = useT("ideas.detail");
  const slides = photos.map(({ id, alt, width, height }) => {
    const sources = photoWidths
      .filter((size) => size <= width)
      .map((size) => ({ src: photoUrl(id, size), width: size, height: Math.round((size * height) / width) }));
    return { src: photoUrl(id, 1920), alt: alt ?? title, width, height, srcSet: [...sources, { src: photoUrl(id, 1920), width, height }] };
  });
  return (
    <Lightbox
      open
      close={onClose}
      index={start}
      slides={slides}
      plugins={[Zoom]}
      on={{ view: ({ index }) => onShown(index) }}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={{ fade: 160, swipe: 240, zoom: 200 }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true, doubleClickMaxStops: 2 }}
      labels={{
        Lightbox: t("zoom.title"),
        "Photo gallery": t("photos"),
        Carousel: t("photos"),
        Slide: t("zoom.photo"),
        "{index} of {total}": t("zoom.count", { index: "{index}", total: "{total}" }),
        Close: t("zoom.close"),
        Next: t("zoom.next"),
        Previous: t("zoom.previous"),
        "Zoom in": t("zoom.in"),
        "Zoom out": t("zoom.out"),
      }}
      {...(photos.length < 2 && { render: { buttonPrev: () => null, buttonNext: () => null } })}
    />
  );
}
