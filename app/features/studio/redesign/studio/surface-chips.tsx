import type { CSSProperties } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { TARGETS, type Target } from "../control/draft.ts";
import type { RedesignPicture } from "../redesign.contract.ts";

/** Single walls are chosen in the editor. */
const WHOLE = TARGETS.filter((target) => target !== "back" && target !== "left" && target !== "right");

type Props = { picture: RedesignPicture; onChoose(target: Target): void };

/** The surfaces of a picture with the colors they have in it: one is pressed to change only that. */
export function SurfaceChips({ picture, onChoose }: Props) {
  const t = useT("redesign.control");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div className="surface-chips" role="group" aria-label={t("targets.label")}>
      {WHOLE.map((target) => {
        const color = picture.changed.find(({ surface }) => surface === target)?.color;
        return (
          <button key={target} type="button" onClick={() => onChoose(target)}>
            {color && <i style={{ "--c": color } as CSSProperties} aria-hidden />}
            {t(`targets.${target}`)}
          </button>
        );
      })}
    </div>
  );
}
