import { type CSSProperties, type ReactNode, useId, useState } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { EDITOR_PALETTES, EDITOR_STYLES, LIGHTING_NAMES, LIGHTINGS, PALETTE_NAMES, SLIDER_DEFAULTS, SLIDERS, type Slider } from "../../design-editor.ts";
import type { LiveSettings } from "./live-settings.ts";
import type { Editor } from "./use-editor.ts";
import { useThumbs } from "./use-thumbs.ts";

/** Everything that can be chosen: style, palette, lighting and the four sliders. */
export function Tools({ editor }: { editor: Editor }) {
  const t = useT("design-editor");
  const format = useFormat();
  const thumbs = useThumbs(editor.photo);
  const { settings, set } = editor;
  const id = useId();
  return (
    <>
      <Group title={t("style")} chosen={t(`styles.${settings.style}`)}>
        <div className="editor-picks">
          {EDITOR_STYLES.map((style) => (
            <Pick
              key={style}
              name={`${id}-style`}
              isOn={settings.style === style}
              stamp={thumbs?.style[style]}
              label={t(`styles.${style}`)}
              onPick={() => set("style", style)}
            />
          ))}
        </div>
      </Group>
      <Group title={t("palette")} chosen={t(`palettes.${settings.palette}`)}>
        <div className="editor-palettes">
          {PALETTE_NAMES.map((palette) => (
            <label key={palette}>
              <input
                className="over-label"
                type="radio"
                name={`${id}-palette`}
                checked={settings.palette === palette}
                onChange={() => set("palette", palette)}
              />
              <span>{t(`palettes.${palette}`)}</span>
              <span className="strip" aria-hidden>
                {EDITOR_PALETTES[palette].map((color) => (
                  <i key={color} style={{ background: color }} />
                ))}
              </span>
            </label>
          ))}
        </div>
      </Group>
      <Group title={t("lighting")} chosen={t(`lightings.${settings.lighting}`)}>
        <div className="editor-picks of-five">
          {LIGHTING_NAMES.map((lighting) => (
            <Pick
              key={lighting}
              name={`${id}-lighting`}
              isOn={settings.lighting === lighting}
              stamp={thumbs?.lighting[lighting]}
              label={t(`lightings.${lighting}`)}
              note={format.percent(LIGHTINGS[lighting] / 100)}
              onPick={() => set("lighting", lighting)}
            />
          ))}
        </div>
      </Group>
      <Group title={t("adjust")}>
        <div className="editor-sliders">
          {SLIDERS.map((slider) => (
            <SliderRow key={slider} slider={slider} settled={settings[slider]} live={editor.live} onReset={() => set(slider, SLIDER_DEFAULTS[slider])} />
          ))}
        </div>
      </Group>
    </>
  );
}

function Group({ title, chosen, children }: { title: string; chosen?: string; children: ReactNode }) {
  return (
    <fieldset className="editor-group">
      <legend>
        <span>{title}</span>
        {chosen && <small>{chosen}</small>}
      </legend>
      {children}
    </fieldset>
  );
}

type PickProps = { name: string; isOn: boolean; stamp: string | undefined; label: string; note?: string; onPick(): void };

const Pick = ({ name, isOn, stamp, label, note, onPick }: PickProps) => (
  <label className="editor-pick">
    <input className="over-label" type="radio" name={name} checked={isOn} onChange={onPick} />
    <span className="stamp" style={stamp ? { backgroundImage: `url("${stamp}")` } : undefined} />
    <span className="name">{label}</span>
    {note && <span className="note num">{note}</span>}
  </label>
);

type SliderProps = { slider: Slider; settled: number; live: LiveSettings; onReset(): void };

function SliderRow({ slider, settled, live, onReset }: SliderProps) {
  const t = useT("design-editor");
  const format = useFormat();
  const id = useId();
  const [known, setKnown] = useState(settled);
  const [value, setValue] = useState(settled);
  if (known !== settled) {
    setKnown(settled);
    setValue(settled);
  }
  return (
    <div className="editor-slider" style={{ "--value": `${value}%`, "--from": `${SLIDER_DEFAULTS[slider]}%` } as CSSProperties}>
      <label htmlFor={id}>{t(`sliders.${slider}`)}</label>
      <output htmlFor={id} className="num">
        {format.number(value)}
      </output>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        title={t("sliderHint")}
        onChange={(event) => {
          setValue(event.target.valueAsNumber);
          live.slide(slider, event.target.valueAsNumber);
        }}
        onPointerUp={live.rest}
        onDoubleClick={onReset}
      />
    </div>
  );
}
