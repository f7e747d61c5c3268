import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { DelayedSearch } from "#app/ui/list/delayed-search.tsx";
import { ListTools } from "#app/ui/list/list-screen.tsx";
import type { AdminVendorOverview } from "../../vendors.admin.contract.ts";
import type { adminVendorAddress } from "../../vendors.admin.search.ts";
import { ADMIN_VENDOR_STATUSES, ADMIN_VENDOR_TYPES } from "../../vendors.admin.ts";

type Search = SearchOf<typeof adminVendorAddress>;
type Props = { search: Search; cities: AdminVendorOverview["cities"]; onChange(change: Partial<Search>): void };

export function VendorFilters({ search, cities, onChange }: Props) {
  const t = useT("vendors.admin");
  const all = t("filter.all");
  const cityName = (value: string) => cities.find((city) => city.value === value)?.label ?? value;
  return (
    <ListTools label={t("filter.label")} className="">
      <DelayedSearch label={t("search")} value={search.search} onChange={(words) => onChange({ search: words })} />
      <ChoiceFilter
        label={t("filter.status", { value: "" })}
        value={search.status}
        onChange={(status) => onChange({ status })}
        options={ADMIN_VENDOR_STATUSES}
        text={(status) => t("filter.status", { value: t(`status.${status}`) })}
        all={t("filter.status", { value: all })}
      />
      <ChoiceFilter
        label={t("filter.city", { value: "" })}
        value={search.city}
        onChange={(city) => onChange({ city })}
        options={cities.map((city) => city.value)}
        text={(city) => t("filter.city", { value: cityName(city) })}
        all={t("filter.city", { value: all })}
      />
      <ChoiceFilter
        label={t("filter.type", { value: "" })}
        value={search.type}
        onChange={(type) => onChange({ type })}
        options={ADMIN_VENDOR_TYPES}
        text={(type) => t("filter.type", { value: t(`type.${type}`) })}
        all={t("filter.type", { value: all })}
      />
    </ListTools>
  );
}
