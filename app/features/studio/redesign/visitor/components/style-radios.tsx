import { RESTYLES, type Restyle } from "#app/engines/room/style-names.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { STYLE_IMAGES } from "./style-images.ts";
import { useChosenInView } from "./use-chosen-in-view.ts";

/** The looks as pictures, one of which is chosen; on phones a line that scrolls. */
export function StyleRadios({ value, onChange }: { value: Restyle; onChange(style: Restyle): void }) {
  const t = useT("redesign");
  const line = useChosenInView<HTMLDivElement>(value);
  return (
    <div ref={line} className="style-picks" role="radiogroup" aria-label={t("pick.label")}>
      {RESTYLES.map((style) => (
        <label key={style} className="pick">
          <input type="radio" name="style" value={style} checked={style === value} onChange={() => onChange(style)} />
          <img src={STYLE_IMAGES[style]} alt="" width={320} height={240} loading="lazy" />
          <span>{t(`styles.${style}`)}</span>
        </label>
      ))}
    </div>
  );
}
