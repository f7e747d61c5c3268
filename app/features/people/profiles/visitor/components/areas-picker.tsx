import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { foldText } from "#app/platform/text/fold.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { Chip } from "#app/ui/marks.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import type { ProfileForm } from "./use-profile-form.ts";

/** Case, accents, hamza forms and the article do not make another place. */
const fold = (text: string) =>
  foldText(text)
    .replace(/['’-]/g, "")
    .replace(/(^|\s)(ال|al )/g, "$1");

/** Whole regions, or single cities of them: check boxes beneath a search. A region takes its cities in. */
export function AreasPicker({ form }: { form: ProfileForm }) {
  const t = useT("profiles.edit");
  const options = useQuery({ ...orpc.profiles.options.queryOptions(), staleTime: Number.POSITIVE_INFINITY });
  const [search, setSearch] = useState("");
  const problem = form.error("serviceAreas");
  const chosen = form.values.serviceAreas;
  if (options.isPending) return <Skeleton height="240px" />;
  const regions = options.data?.regions ?? [];
  const words = fold(search.trim());
  const found = regions
    .map((region) => (fold(region.label).includes(words) ? region : { ...region, cities: region.cities.filter((city) => fold(city.label).includes(words)) }))
    .filter((region) => region.cities.length > 0);
  const labelOf = (value: string) =>
    regions.find((region) => region.value === value)?.label ?? regions.flatMap((region) => region.cities).find((city) => city.value === value)?.label ?? value;
  const toggle = (value: string, isOn: boolean, covered: readonly string[] = []) =>
    form.set("serviceAreas", isOn ? [...chosen.filter((area) => !covered.includes(area)), value] : chosen.filter((area) => area !== value));
  return (
    <fieldset className="grid gap-3" data-invalid={problem ? true : undefined}>
      <legend className="vh">{t("field.serviceAreas")}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <span role="status" className="text-sm text-muted">
          {t("areas.chosen", { n: chosen.length })}
        </span>
        {chosen.map((area) => (
          <Chip key={area} on removeLabel={t("areas.remove", { name: labelOf(area) })} onRemove={() => toggle(area, false)}>
            {labelOf(area)}
          </Chip>
        ))}
        {chosen.length > 1 && (
          <Button size="sm" variant="ghost" onClick={() => form.set("serviceAreas", [])}>
            {t("areas.clear")}
          </Button>
        )}
      </div>
      {problem && (
        <p className="text-sm text-danger" role="alert">
          {problem}
        </p>
      )}
      <SearchInput label={t("areas.search")} value={search} onChange={(event) => setSearch(event.target.value)} wrapClass="max-w-[420px]" />
      <div className="areas-list">
        {found.length === 0 && <p className="p-4 text-sm text-muted">{t("areas.noMatch")}</p>}
        {found.map((region) => {
          const isWhole = chosen.includes(region.value);
          const all = regions.find(({ value }) => value === region.value)?.cities.map((city) => city.value) ?? [];
          return (
            <fieldset key={region.value}>
              <legend>{region.label}</legend>
              <Checkbox
                label={t("areas.whole", { region: region.label })}
                checked={isWhole}
                onChange={(event) => toggle(region.value, event.target.checked, all)}
              />
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
