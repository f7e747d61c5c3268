import { type ReactNode, useEffect, useRef } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { photoAddress, type ViewedPhoto } from "./viewer-stage.ts";

type Props = { photos: readonly ViewedPhoto[]; index: number; actions: ReactNode; onShow(index: number): void };

/** The caption, the actions, and all photos. */
export function ViewerFoot({ photos, index, actions, onShow }: Props) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = foot.current;
    if (!box) return;
    // The stage ends where the foot begins, whatever the caption's length.
    const measure = new ResizeObserver(() => box.closest<HTMLElement>(".photo-viewer")?.style.setProperty("--foot", `${box.offsetHeight}px`));
    measure.observe(box);
    return () => measure.disconnect();
  }, []);
  const photo = photos[index];
  return (
    <div ref={foot} className="viewer-foot" onPointerDown={(event) => event.stopPropagation()} onWheel={(event) => event.stopPropagation()}>
      <div className="viewer-caption" aria-live="polite">
        {photo?.about ?? <p dir="auto">{photo?.alt}</p>}
      </div>
      {actions && <div className="viewer-actions">{actions}</div>}
      {photos.length > 1 && <Thumbnails photos={photos} index={index} onShow={onShow} />}
    </div>
  );
}

function Thumbnails({ photos, index, onShow }: Omit<Props, "actions">) {
  const t = useT("ui.viewer");
  const format = useFormat();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    list.current?.children[index]?.scrollIntoView({ block: "nearest", inline: "center", behavior });
  }, [index]);
  return (
    <nav ref={list} className="viewer-thumbs" aria-label={t("all")}>
      {photos.map((photo, at) => (
        <button
          key={photo.id}
          type="button"
          aria-label={t("count", { n: format.number(at + 1), m: format.number(photos.length) })}
          aria-current={at === index || undefined}
          onClick={() => onShow(at)}
        >
          <img src={photoAddress(photo, 160)} alt="" width={photo.width} height={photo.height} loading="lazy" />
        </button>
      ))}
    </nav>
  );
}
