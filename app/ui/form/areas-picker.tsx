import { type ReactNode, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { foldText } from "#app/platform/text/fold.ts";
import { Button } from "../button.tsx";
import { Checkbox } from "../choice.tsx";
import { Chip } from "../marks.tsx";
import { SearchInput } from "../search-input.tsx";
import "./areas-picker.css";

type Place = { value: string; label: string };
type Props = {
  label: string;
  regions: readonly (Place & { cities: readonly Place[] })[];
  value: readonly string[];
  onChange(areas: string[]): void;
  error?: ReactNode;
};

/** Case, accents, hamza forms and the article do not make another place. */
const fold = (text: string) =>
  foldText(text)
    .replace(/['’-]/g, "")
    .replace(/(^|\s)(ال|al )/g, "$1");

/** Whole regions, or single cities of them: check boxes beneath a search. A region takes its cities in. */
export function AreasPicker({ label, regions, value: chosen, onChange, error }: Props) {
  const t = useT("ui.areas");
  const [search, setSearch] = useState("");
  const words = fold(search.trim());
  const found = regions
    .map((region) => (fold(region.label).includes(words) ? region : { ...region, cities: region.cities.filter((city) => fold(city.label).includes(words)) }))
    .filter((region) => region.cities.length > 0);
  const labelOf = (value: string) =>
    regions.find((region) => region.value === value)?.label ?? regions.flatMap((region) => region.cities).find((city) => city.value === value)?.label ?? value;
  const toggle = (value: string, isOn: boolean, covered: readonly string[] = []) =>
    onChange(isOn ? [...chosen.filter((area) => !covered.includes(area)), value] : chosen.filter((area) => area !== value));
  return (
    <fieldset className="grid gap-3" data-invalid={error ? true : undefined}>
      <legend className="vh">{label}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <span role="status" className="text-sm text-muted">
          {t("chosen", { n: chosen.length })}
        </span>
        {chosen.map((area) => (
          <Chip key={area} on removeLabel={t("remove", { name: labelOf(area) })} onRemove={() => toggle(area, false)}>
            {labelOf(area)}
          </Chip>
        ))}
        {chosen.length > 1 && (
          <Button size="sm" variant="ghost" onClick={() => onChange([])}>
            {t("clear")}
          </Button>
        )}
      </div>
      {error && (
        <p className="text-sm text-danger" role="alert">
          {error}
        </p>
      )}
      <SearchInput label={t("search")} value={search} onChange={(event) => setSearch(event.target.value)} wrapClass="max-w-[420px]" />
      <div className="areas-list">
        {found.length === 0 && <p className="p-4 text-sm text-muted">{t("noMatch")}</p>}
        {found.map((region) => {
          const isWhole = chosen.includes(region.value);
          const all = regions.find(({ value }) => value === region.value)?.cities.map((city) => city.value) ?? [];
          return (
            <fieldset key={region.value}>
              <legend>{region.label}</legend>
              <Checkbox label={t("whole", { region: region.label })} checked={isWhole} onChange={(event) => toggle(region.value, event.target.checked, all)} />
              {region.cities.map((city) => (
                <Checkbox
                  key={city.value}
                  label={city.label}
                  disabled={isWhole}
                  checked={isWhole || chosen.includes(city.value)}
                  onChange={(event) => toggle(city.value, event.target.checked)}
                />
              ))}
            </fieldset>
          );
        })}
      </div>
    </fieldset>
  );
}
