import { X } from "lucide-react";
import { useId } from "react";
import { colorFamily } from "#app/features/inspiration/ideas/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Input, Select, Textarea } from "#app/ui/input.tsx";
import { isEmptyBrief, MOST_BUDGET, MOST_COLORS, MOST_SIZE, ROOMS, STYLES, WORDS_LENGTH } from "../../interior-creator.ts";
import { SWATCHES, swatchName } from "../../palette/swatches.ts";
import type { BriefState } from "./use-brief.ts";

const EXAMPLES = ["majlis", "bedroom", "kitchen"] as const;
const digits = (text: string) => Number(text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replace(/\D/g, ""));

/** The brief: free text, and fields that follow it until they are changed. */
export function BriefForm({ state }: { state: BriefState }) {
  const t = useT("interior-creator");
  const ideas = useT("ideas");
  const { brief, said, set } = state;
  const fromWords = (name: keyof typeof said) => said[name] && <FromWords words={said[name]} />;
  const amount = (text: string, most: number) => (text.trim() ? Math.min(most, digits(text)) || null : null);
  return (
    <div className="brief-form">
      <Textarea
        label={t("brief.words")}
        hint={t("brief.wordsHint")}
        rows={4}
        maxLength={WORDS_LENGTH}
        value={brief.words}
        onChange={(event) => state.setWords(event.target.value)}
      />
      {!brief.words && (
        <div className="chips">
          {EXAMPLES.map((example) => (
            <button key={example} type="button" className="chip" onClick={() => state.setWords(t(`examples.${example}`))}>
              {t(`examples.${example}`)}
            </button>
          ))}
        </div>
      )}
      <div className="two">
        <Select
          label={t("brief.room")}
          aside={fromWords("room")}
          value={brief.room ?? ""}
          onChange={(event) => set("room", ROOMS.find((room) => room === event.target.value) ?? null)}
        >
          <option value="">{t("brief.anyRoom")}</option>
          {ROOMS.map((room) => (
            <option key={room} value={room}>
              {ideas(`room.${room}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t("brief.style")}
          aside={fromWords("style")}
          value={brief.style ?? ""}
          onChange={(event) => set("style", STYLES.find((style) => style === event.target.value) ?? null)}
        >
          <option value="">{t("brief.anyStyle")}</option>
          {STYLES.map((style) => (
            <option key={style} value={style}>
              {t(`styles.${style}`)}
            </option>
          ))}
        </Select>
        <Input
          label={t("brief.budget")}
          aside={fromWords("budget")}
          inputMode="numeric"
          dir="ltr"
          placeholder={t("brief.budgetExample")}
          value={brief.budget === null ? "" : String(brief.budget)}
          onChange={(event) => set("budget", amount(event.target.value, MOST_BUDGET))}
        />
        <Input
          label={t("brief.size")}
          aside={fromWords("size")}
          inputMode="numeric"
          dir="ltr"
          placeholder={t("brief.sizeExample")}
          value={brief.size === null ? "" : String(brief.size)}
          onChange={(event) => set("size", amount(event.target.value, MOST_SIZE))}
        />
      </div>
      <Swatches state={state} />
      {!isEmptyBrief(brief) && (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={state.clear}>
          {t("brief.clear")}
        </Button>
      )}
    </div>
  );
}

function FromWords({ words }: { words: string }) {
  const t = useT("interior-creator");
  return (
    <span className="from-words" title={words}>
      {t("brief.fromWords")}
    </span>
  );
}

/** Sixteen materials by name; what is chosen also shows as badges that take it away. */
function Swatches({ state: { brief, said, set } }: { state: BriefState }) {
  const t = useT("interior-creator");
  const format = useFormat();
  const id = useId();
  const isFull = brief.colors.length >= MOST_COLORS;
  const toggle = (swatch: string) => set("colors", brief.colors.includes(swatch) ? brief.colors.filter((hex) => hex !== swatch) : [...brief.colors, swatch]);
  const name = (hex: string) => t(`swatches.${swatchName(hex) ?? "plaster"}`);
  return (
    <fieldset className="brief-colors" aria-describedby={id}>
      <legend>
        <span>{t("brief.colors")}</span>
        {said.colors && <FromWords words={said.colors} />}
      </legend>
      <div className="swatch-grid">
        {SWATCHES.map(({ hex: swatch }) => {
          const isOn = brief.colors.includes(swatch);
          return (
            <button
              key={swatch}
              type="button"
              className="brief-swatch"
              data-family={colorFamily(swatch)}
              aria-pressed={isOn}
              aria-label={name(swatch)}
              disabled={isFull && !isOn}
              onClick={() => toggle(swatch)}
            >
              <span style={{ background: swatch }} />
              <small aria-hidden>{name(swatch)}</small>
            </button>
          );
        })}
      </div>
      <p id={id} className="tiny muted">
        {t("brief.colorsHint", { n: MOST_COLORS })}
      </p>
      {brief.colors.length > 0 && (
        <ul className="chips">
          {brief.colors.map((swatch) => (
            <li key={swatch}>
              <button type="button" className="chip on" aria-label={t("brief.removeColor", { color: name(swatch) })} onClick={() => toggle(swatch)}>
                <i className="dot" style={{ background: swatch }} />
                {name(swatch)}
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <span className="vh" role="status">
        {t("brief.chosen", { n: brief.colors.length, list: format.list(brief.colors.map(name)) })}
      </span>
    </fieldset>
  );
}
