import { useT } from "#app/platform/languages/language-context.tsx";
import type { CityOption } from "#app/platform/places/places.ts";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { chooseCity, useChosenCity } from "../chosen-city.ts";

/** Where deliveries go; remembered in this browser. */
export function CityChoice({ cities }: { cities: readonly CityOption[] }) {
  const t = useT("delivery");
  const city = useChosenCity();
  return (
    <SelectBox aria-label={t("city")} value={city} onChange={(event) => chooseCity(event.target.value)}>
      {cities.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectBox>
  );
}
