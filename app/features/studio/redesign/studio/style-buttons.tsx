import { Check } from "lucide-react";
import { RESTYLES, type Restyle } from "#app/engines/room/style-names.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Mark } from "#app/ui/brand.tsx";
import type { RedesignPicture } from "../redesign.contract.ts";
import { STYLE_IMAGES } from "../visitor/components/style-images.ts";
import { useChosenInView } from "../visitor/components/use-chosen-in-view.ts";
import { isOpen } from "./use-redesign.ts";

type Props = { pictures: readonly RedesignPicture[]; current: Restyle | null; isMaking: boolean; onChoose(style: Restyle): void };

/** The styles: a click shows its picture, and makes it first if needed. */
export function StyleButtons({ pictures, current, isMaking, onChoose }: Props) {
  const t = useT("redesign");
  const s = useT("redesign.studio");
  const line = useChosenInView<HTMLDivElement>(current);
  return (
    <section className="studio-styles" aria-labelledby="studio-styles">
      <h2 id="studio-styles">{s("style.title")}</h2>
      <div ref={line} className="style-picks">
        {RESTYLES.map((style) => {
          const own = pictures.filter((picture) => picture.style === style);
          const isReady = own.some(({ state }) => state === "done");
          const isBusy = own.some(isOpen);
          return (
            <button
              key={style}
              type="button"
              className="pick"
              aria-pressed={style === current}
              aria-disabled={isMaking || undefined}
              onClick={() => onChoose(style)}
            >
              <img src={STYLE_IMAGES[style]} alt="" width={320} height={240} loading="lazy" />
              {(isBusy || isReady) && (
                <i className="pick-mark" aria-hidden>
                  {isBusy ? <Mark className="mark" /> : <Check size={14} />}
                </i>
              )}
              <span>
                {t(`styles.${style}`)}
                {(isBusy || isReady) && <span className="vh">, {s(isBusy ? "style.making" : "style.ready")}</span>}
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
