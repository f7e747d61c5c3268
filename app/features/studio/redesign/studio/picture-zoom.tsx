import Lightbox from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import type { Other } from "./stage.tsx";
import "yet-another-react-lightbox/styles.css";

type Props = { pictures: readonly Other[]; start: number; onClose(): void };

/** The whole screen for a picture: pinch, wheel, double tap and drag; arrows lead on, Escape closes. */
export function PictureZoom({ pictures, start, onClose }: Props) {
  const s = useT("redesign.studio");
  return (
    <Lightbox
      open
      close={onClose}
      index={start}
      slides={pictures.map(({ photo, name }) => ({ src: photoUrl(photo.id, 1920, "webp", true), alt: name, width: photo.width, height: photo.height }))}
      plugins={[Zoom]}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={{ fade: 160, swipe: 240, zoom: 200 }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true, doubleClickMaxStops: 2 }}
      labels={{
        Lightbox: s("view.zoom.title"),
        "Photo gallery": s("view.zoom.gallery"),
        Carousel: s("view.zoom.gallery"),
        Slide: s("view.zoom.slide"),
        "{index} of {total}": s("view.zoom.count", { index: "{index}", total: "{total}" }),
        Close: s("view.zoom.close"),
        Next: s("view.zoom.next"),
        Previous: s("view.zoom.previous"),
        "Zoom in": s("view.zoom.in"),
        "Zoom out": s("view.zoom.out"),
      }}
    />
  );
}
