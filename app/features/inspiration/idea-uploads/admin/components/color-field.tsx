import { Check } from "lucide-react";
import { PALETTE } from "#app/features/inspiration/ideas/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Chip } from "#app/ui/marks.tsx";
import { FormCard } from "./form-card.tsx";
import type { IdeaForm } from "./use-idea-form.ts";

const MOST_SUGGESTED = 8;
const isNamed = (color: string): color is (typeof PALETTE)[number] => (PALETTE as readonly string[]).includes(color);

/** The sixteen, and beside them what the photographs show most. */
export function ColorField({ form }: { form: IdeaForm }) {
  const t = useT("idea-uploads");
  const problem = form.error("color_palette");
  const chosen = form.values.color_palette;
  const seen = form.photos.picks.flatMap(({ stored }) => stored?.colors.map((color) => color.toUpperCase()) ?? []);
  const suggested = [...new Set(seen)].filter((color) => !isNamed(color)).slice(0, MOST_SUGGESTED);
  const nameOf = (color: string) => (isNamed(color) ? t(`color.${color.slice(1) as ColorCode}`) : color);
  const toggle = (color: string) => form.set("color_palette", chosen.includes(color) ? chosen.filter((other) => other !== color) : [...chosen, color]);
  const swatches = (colors: readonly string[]) => (
    <div className="idea-swatches">
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          className="idea-swatch"
          style={{ backgroundColor: color }}
          aria-pressed={chosen.includes(color)}
          aria-label={nameOf(color)}
          title={isNamed(color) ? `${nameOf(color)} ${color}` : color}
          onClick={() => toggle(color)}
        >
          <Check aria-hidden />
        </button>
      ))}
    </div>
  );
  return (
    <FormCard title={t("section.colors")}>
      <fieldset className="grid gap-2 border-0 p-0" data-invalid={problem ? true : undefined}>
        <legend className="vh">{t("section.colors")}</legend>
        {swatches(PALETTE)}
      </fieldset>
      {suggested.length > 0 && (
        <fieldset className="grid gap-2 border-0 p-0">
          <legend className="label mb-2">{t("colors.suggested")}</legend>
          {swatches(suggested)}
        </fieldset>
      )}
      {chosen.length > 0 && (
        <ul className="chips" aria-label={t("colors.chosen")}>
          {chosen.map((color) => (
            <li key={color}>
              <Chip on removeLabel={t("colors.remove", { color: nameOf(color) })} onRemove={() => toggle(color)}>
                <span className="idea-dot" style={{ backgroundColor: color }} aria-hidden />
                <bdi>{nameOf(color)}</bdi>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </FormCard>
  );
}

type Hex = (typeof PALETTE)[number];
type ColorCode = Hex extends `#${infer Code}` ? Code : never;
