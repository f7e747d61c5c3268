import type { CSSProperties } from "react";
import type { Slide } from "yet-another-react-lightbox";
import { MOST_ENLARGED, photoAddress, type ViewedPhoto } from "./viewer-stage.ts";

/** What is drawn over a photo, placed in the whole of it, however the stage cuts it. */
export function OverPhoto({ photos, slide }: { photos: readonly ViewedPhoto[]; slide: Slide }) {
  const photo = photos.find((each) => photoAddress(each, 1920) === slide.src);
  if (!photo?.over) return null;
  const { width, height, over } = photo;
  return (
    <div className="viewer-over">
      <div className={slide.imageFit} style={{ "--a": width / height, "--most": `${width * MOST_ENLARGED}px` } as CSSProperties}>
        {over}
      </div>
    </div>
  );
}
