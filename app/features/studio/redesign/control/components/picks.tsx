import type { CSSProperties } from "react";
import type { CorrectedSurface } from "#app/engines/room/corrections.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { chosenColor, type Finishes, MARKS, TARGETS, type Target } from "../draft.ts";

/** The surface that a tap or the brush assigns. */
export function MarkPicks({ mark, onMark }: { mark: CorrectedSurface; onMark(mark: CorrectedSurface): void }) {
  const t = useT("redesign.control");
  return (
    <div className="control-picks" role="radiogroup" aria-label={t("marks.label")}>
      {MARKS.map((name) => (
        <label key={name} className="control-pick">
          <input className="over-label" type="radio" name="control-mark" value={name} checked={mark === name} onChange={() => onMark(name)} />
          <i className={`control-mark ${name}`} aria-hidden />
          {t(`marks.${name}`)}
        </label>
      ))}
    </div>
  );
}

/** The surface to paint. The dot shows the chosen color; empty for the style's own, crossed out when left as it is. */
export function TargetPicks({ target, finishes, onTarget }: { target: Target; finishes: Finishes; onTarget(target: Target): void }) {
  const t = useT("redesign.control");
  return (
    <div className="control-picks" role="radiogroup" aria-label={t("targets.label")}>
      {TARGETS.map((name) => {
        const color = chosenColor(finishes, name);
        return (
          <label key={name} className="control-pick">
            <input className="over-label" type="radio" name="control-target" value={name} checked={target === name} onChange={() => onTarget(name)} />
            <i
              className={color ? "control-dot" : color === null ? "control-dot left" : "control-dot look"}
              style={color ? ({ "--c": color } as CSSProperties) : undefined}
              aria-hidden
            />
            {t(`targets.${name}`)}
          </label>
        );
      })}
    </div>
  );
}
