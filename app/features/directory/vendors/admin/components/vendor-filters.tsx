import type { Category } from "#app/features/directory/categories/categories.contract.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { DelayedSearch } from "#app/ui/list/delayed-search.tsx";
import { ListTools } from "#app/ui/list/list-screen.tsx";
import type { AdminVendorOverview } from "../../vendors.admin.contract.ts";
import type { adminVendorAddress } from "../../vendors.admin.search.ts";
import { ADMIN_VENDOR_STATUSES, ADMIN_VENDOR_TYPES, VENDOR_SOURCES } from "../../vendors.admin.ts";
import { useVendorName } from "./vendor-status.tsx";

const LACKS = ["photo", "phone"] as const;

type Search = SearchOf<typeof adminVendorAddress>;
type Categories = readonly Pick<Category, "id" | "name" | "nameAr" | "parentId">[];
type Props = { search: Search; cities: AdminVendorOverview["cities"]; categories: Categories; onChange(change: Partial<Search>): void };

export function VendorFilters({ search, cities, categories, onChange }: Props) {
  const t = useT("vendors.admin");
  const nameOf = useVendorName();
  const all = t("filter.all");
  const cityName = (value: string) => cities.find((city) => city.value === value)?.label ?? value;
  const categoryName = (id: string) => {
    const category = categories.find((one) => one.id === id);
    return category ? nameOf(category) : id;
  };
  /** A filter whose words are `filter.<name>` and `<name>.<value>`. */
  const choice = <Name extends "status" | "type" | "owner" | "source">(name: Name, options: readonly Exclude<Search[Name], "">[]) => (
    <ChoiceFilter<Exclude<Search[Name], "">>
      label={t(`filter.${name}`, { value: "" })}
      value={search[name] as Exclude<Search[Name], ""> | ""}
      onChange={(value) => onChange({ [name]: value } as Partial<Search>)}
      options={options}
      text={(value) => t(`filter.${name}`, { value: t(`${name}.${value}` as Parameters<typeof t>[0]) })}
      all={t(`filter.${name}`, { value: all })}
    />
  );
  return (
    <ListTools label={t("filter.label")} className="">
      <DelayedSearch label={t("search")} value={search.search} onChange={(words) => onChange({ search: words })} />
      {choice("status", ADMIN_VENDOR_STATUSES)}
      <ChoiceFilter
        label={t("filter.city", { value: "" })}
        value={search.city}
        onChange={(city) => onChange({ city })}
        options={cities.map((city) => city.value)}
        text={(city) => t("filter.city", { value: cityName(city) })}
        all={t("filter.city", { value: all })}
      />
      <ChoiceFilter
        label={t("filter.category", { value: "" })}
        value={search.category}
        onChange={(category) => onChange({ category })}
        options={categories.map(({ id }) => id)}
        text={(id) => t("filter.category", { value: categoryName(id) })}
        all={t("filter.category", { value: all })}
      />
      {choice("type", ADMIN_VENDOR_TYPES)}
      <ChoiceFilter
        label={t("filter.lacks")}
        value={search.lacks}
        onChange={(lacks) => onChange({ lacks })}
        options={LACKS}
        text={(lacks) => t(`lacks.${lacks}`)}
        all={t("filter.lacks")}
      />
      {choice("owner", ["yes", "no"])}
      {choice("source", VENDOR_SOURCES)}
    </ListTools>
  );
}
