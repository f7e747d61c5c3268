import { Maximize, Minus, Plus } from "lucide-react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { CLOSEST } from "../view.ts";

type Props = { scale: number; onZoom(direction: 1 | -1): void; onFit(): void };

/** Zoom buttons over the picture; their events must not reach the picture's gestures. */
export function ZoomBar({ scale, onZoom, onFit }: Props) {
  const t = useT("redesign.control");
  const { percent } = useFormat();
  return (
    <div className="control-zoom" onPointerDown={(event) => event.stopPropagation()}>
      <button type="button" aria-label={t("zoom.out")} disabled={scale <= 1} onClick={() => onZoom(-1)}>
        <Minus size={18} aria-hidden />
      </button>
      <span aria-live="polite" aria-atomic>
        {percent(Math.round(scale * 100) / 100)}
      </span>
      <button type="button" aria-label={t("zoom.in")} disabled={scale >= CLOSEST} onClick={() => onZoom(1)}>
        <Plus size={18} aria-hidden />
      </button>
      <button type="button" aria-label={t("zoom.fit")} disabled={scale <= 1} onClick={onFit}>
        <Maximize size={18} aria-hidden />
      </button>
    </div>
  );
}
