import { Star } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ChoiceGroup } from "#app/ui/form/choice-group.tsx";
import { STARS } from "../../reviews.ts";

type Props = { label: ReactNode; value: number; error?: ReactNode; onChange(stars: number): void };

/** Five stars to choose from, as radio buttons: arrows move between them. */
export function StarChoice({ label, value, error, onChange }: Props) {
  const t = useT("reviews");
  const name = useId();
  return (
    <ChoiceGroup label={label} error={error}>
      <div className="star-choice">
        {STARS.map((stars) => (
          <label key={stars} className={stars <= value ? "on" : undefined}>
            <input type="radio" name={name} checked={stars === value} onChange={() => onChange(stars)} aria-label={t("stars", { n: stars })} />
            <Star size={28} aria-hidden />
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
