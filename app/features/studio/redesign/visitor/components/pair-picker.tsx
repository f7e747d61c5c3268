import { useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { PAIRS } from "./pair-list.ts";
import { PairSlider } from "./pair-slider.tsx";
import { beforeUrl } from "./pairs.ts";

/** Our own rooms to choose from, the chosen one under the slider. */
export function PairPicker() {
  const t = useT("redesign");
  const ideas = useT("ideas");
  const [at, setAt] = useState(0);
  const shown = PAIRS[at];
  return (
    <div className="pair-picker">
      {shown && <PairSlider key={at} pair={shown} isFirst />}
      <div className="pair-choice" role="radiogroup" aria-label={t("gallery.title")}>
        {PAIRS.map((pair, index) => (
          <label key={`${pair.name} ${pair.style}`}>
            <input className="over-label" type="radio" name="pair" checked={index === at} onChange={() => setAt(index)} />
            <img src={beforeUrl(pair)} alt="" width={960} height={640} loading="lazy" decoding="async" />
            <span>
              {ideas(`room.${pair.room}`)}
              <small>{t(`styles.${pair.style}`)}</small>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
