import { RotateCcw } from "lucide-react";
import { useId, useMemo, useState } from "react";
import type { CorrectedSurface } from "#app/engines/room/corrections.ts";
import type { FoundMap } from "#app/engines/room/marks/labels.ts";
import { listRegions, type Region } from "#app/engines/room/marks/regions.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";

const NAMES = ["untouched", "floor", "ceiling", "back", "left", "right"] as const;

type RegionsProps = { map: FoundMap; labels: Uint8Array; mark: CorrectedSurface; onLight(id: number | null): void; onPick(region: Region): void };

/** The same as tapping, from a list: each region lights up on the picture while it has the focus. */
export function RegionList({ map, labels, mark, onLight, onPick }: RegionsProps) {
  const t = useT("redesign.control");
  const { percent } = useFormat();
  const regions = useMemo(() => listRegions(map, labels), [map, labels]);
  const [said, setSaid] = useState("");
  return (
    <details className="control-regions">
      <summary>{t("stroke.list", { n: regions.length })}</summary>
      <ul>
        {regions.map((region, index) => (
          <li key={region.id}>
            <button
              type="button"
              onFocus={() => onLight(region.id)}
              onBlur={() => onLight(null)}
              onPointerEnter={() => onLight(region.id)}
              onPointerLeave={() => onLight(null)}
              onClick={() => {
                onPick(region);
                setSaid(t("stroke.done", { number: index + 1, surface: t(`marks.${mark}`) }));
              }}
            >
              <b>{t("stroke.region", { number: index + 1 })}</b>
              <span>{t("stroke.now", { surface: t(`names.${NAMES[region.label] ?? "untouched"}`), share: percent(region.share) })}</span>
              <span className="vh">{t("stroke.change", { surface: t(`marks.${mark}`) })}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="vh" role="status">
        {said}
      </p>
    </details>
  );
}

type BrushProps = { radius: number; onRadius(radius: number): void };
/** Of the slider; the radius grows with the square, so that small brushes are easy to choose. */
const STEPS = 40;
const SMALLEST = 0.004;
const LARGEST = 0.12;

export function BrushSize({ radius, onRadius }: BrushProps) {
  const t = useT("redesign.control");
  const id = useId();
  const value = Math.round(STEPS * Math.sqrt((radius - SMALLEST) / (LARGEST - SMALLEST)));
  return (
    <div className="control-slider">
      <label htmlFor={id}>{t("brush.size")}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={STEPS}
        value={value}
        onChange={(event) => onRadius(SMALLEST + (LARGEST - SMALLEST) * (Number(event.target.value) / STEPS) ** 2)}
      />
    </div>
  );
}

/** Back to what was found. */
export function ResetMarks({ label, isThere, onReset }: { label: string; isThere: boolean; onReset(): void }) {
  return (
    <Button size="sm" variant="ghost" icon={<RotateCcw aria-hidden />} aria-disabled={!isThere || undefined} onClick={() => isThere && onReset()}>
      {label}
    </Button>
  );
}
