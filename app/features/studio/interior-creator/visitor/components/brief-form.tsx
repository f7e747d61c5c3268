import { X } from "lucide-react";
import { type ReactNode, useId, useMemo } from "react";
import { colorFamily } from "#app/features/inspiration/ideas/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { Select, Textarea } from "#app/ui/input.tsx";
import { type BriefField, saidOf } from "../../brief/brief-values.ts";
import { isEmptyBrief, MOST_COLORS, ROOMS, STYLES, WORDS_LENGTH } from "../../interior-creator.ts";
import { SWATCHES, swatchName } from "../../palette/swatches.ts";
import type { BoardForm } from "./use-board-form.ts";

const EXAMPLES = ["majlis", "bedroom", "kitchen"] as const;

/** What someone wants for a room: in their own words, and in fields that follow the words until they are changed. */
export function BriefForm({ form }: { form: BoardForm }) {
  const t = useT("interior-creator");
  const ideas = useT("ideas");
  const { values, choose } = form;
  const { words, own } = values;
  const said = useMemo(() => saidOf({ words, own }), [words, own]);
  const fromWords = (name: BriefField) => said[name] && <FromWords words={said[name]} />;
  return (
    <div className="brief-form">
      <Textarea
        {...form.text("words")}
        label={t("brief.words")}
        hint={t("brief.wordsHint")}
        rows={4}
        maxLength={WORDS_LENGTH}
        onChange={(event) => form.setWords(event.target.value)}
      />
      {!words && (
        <div className="chips">
          {EXAMPLES.map((example) => (
            <button key={example} type="button" className="chip" onClick={() => form.setWords(t(`examples.${example}`))}>
              {t(`examples.${example}`)}
            </button>
          ))}
        </div>
      )}
      <div className="two">
        <Select
          label={t("brief.room")}
          aside={fromWords("room")}
          value={values.room ?? ""}
          onChange={(event) => choose("room", ROOMS.find((room) => room === event.target.value) ?? null)}
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
          value={values.style ?? ""}
          onChange={(event) => choose("style", STYLES.find((style) => style === event.target.value) ?? null)}
        >
          <option value="">{t("brief.anyStyle")}</option>
          {STYLES.map((style) => (
            <option key={style} value={style}>
              {t(`styles.${style}`)}
            </option>
          ))}
        </Select>
        <NumberInput
          {...form.control("budget")}
          label={t("brief.budget")}
          aside={fromWords("budget")}
          isWhole
          placeholder={t("brief.budgetExample")}
          onChange={(value) => choose("budget", value)}
        />
        <NumberInput
          {...form.control("size")}
          label={t("brief.size")}
          aside={fromWords("size")}
          isWhole
          placeholder={t("brief.sizeExample")}
          onChange={(value) => choose("size", value)}
        />
      </div>
      <Swatches form={form} from={fromWords("colors")} />
      {!isEmptyBrief(form.brief) && (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={form.clear}>
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
function Swatches({ form: { values, choose }, from }: { form: BoardForm; from: ReactNode }) {
  const t = useT("interior-creator");
  const format = useFormat();
  const id = useId();
  const isFull = values.colors.length >= MOST_COLORS;
  const toggle = (swatch: string) =>
    choose("colors", values.colors.includes(swatch) ? values.colors.filter((hex) => hex !== swatch) : [...values.colors, swatch]);
  const name = (hex: string) => t(`swatches.${swatchName(hex) ?? "plaster"}`);
  return (
    <fieldset className="brief-colors" aria-describedby={id}>
      <legend>
        <span>{t("brief.colors")}</span>
        {from}
      </legend>
      <div className="swatch-grid">
        {SWATCHES.map(({ hex: swatch }) => {
          const isOn = values.colors.includes(swatch);
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
      {values.colors.length > 0 && (
        <ul className="chips">
          {values.colors.map((swatch) => (
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
        {t("brief.chosen", { n: values.colors.length, list: format.list(values.colors.map(name)) })}
      </span>
    </fieldset>
  );
}
