import { type CSSProperties, useEffect, useId, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";

type Tone = { id: string; name: string; color: string; second?: string };
type Props = { label: string; name: string; tones: readonly Tone[]; chosen: string | null; onPick(id: string): void };

/** Colors with names; the chosen one has a ring. */
export function Swatches({ label, name, tones, chosen, onPick }: Props) {
  return (
    <div className="control-swatches" role="radiogroup" aria-label={label}>
      {tones.map((tone) => (
        <label key={tone.id} title={tone.name} style={{ "--c": tone.color, "--d": tone.second ?? tone.color } as CSSProperties}>
          <input className="over-label" type="radio" name={name} checked={tone.id === chosen} aria-label={tone.name} onChange={() => onPick(tone.id)} />
        </label>
      ))}
    </div>
  );
}

const HEX = /^#?([0-9a-f]{6})$/i;

/** Any color: by the browser's own picker, or as the code on a paint can. */
export function CustomColor({ color, onColor }: { color: string; onColor(color: string): void }) {
  const t = useT("redesign.control");
  const id = useId();
  const [text, setText] = useState(color);
  useEffect(() => setText(color), [color]);
  const isWrong = !HEX.test(text);
  const commit = (value: string) => {
    setText(value);
    const [, digits] = HEX.exec(value.trim()) ?? [];
    if (digits && `#${digits.toLowerCase()}` !== color.toLowerCase()) onColor(`#${digits.toLowerCase()}`);
  };
  return (
    <div className="control-custom">
      <label htmlFor={id}>{t("finish.custom")}</label>
      <span className="control-well" style={{ "--c": color } as CSSProperties}>
        <input className="over-label" type="color" value={color} aria-label={t("finish.picker")} onChange={(event) => commit(event.target.value)} />
      </span>
      <input
        id={id}
        className="input"
        type="text"
        dir="ltr"
        value={text}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(event) => commit(event.target.value)}
        onBlur={() => isWrong && setText(color)}
      />
      {isWrong && (
        <p id={`${id}-error`} role="alert">
          {t("finish.customWrong")}
        </p>
      )}
    </div>
  );
}
