import type { Category } from "#app/features/directory/categories/categories.contract.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ChoiceFilter, NamedFilter } from "#app/ui/list/choice-filter.tsx";
import type { ListPlace } from "#app/ui/list/use-list-address.ts";
import type { AdminVendorOverview } from "../../vendors.admin.contract.ts";
import type { adminVendorAddress } from "../../vendors.admin.search.ts";
import { ADMIN_VENDOR_STATUSES, ADMIN_VENDOR_TYPES, VENDOR_SOURCES } from "../../vendors.admin.ts";
import { useVendorName } from "./vendor-status.tsx";

const LACKS = ["photo", "phone"] as const;

type Categories = readonly Pick<Category, "id" | "name" | "nameAr" | "parentId">[];
type Props = Pick<ListPlace<typeof adminVendorAddress>, "field"> & { cities: AdminVendorOverview["cities"]; categories: Categories };

export function VendorFilters({ field, cities, categories }: Props) {
  const t = useT("vendors.admin");
  const nameOf = useVendorName();
  const cityName = (value: string) => cities.find((city) => city.value === value)?.label ?? value;
  const categoryName = (id: string) => {
    const category = categories.find((one) => one.id === id);
    return category ? nameOf(category) : id;
  };
  /** The words of a filter: `filter.<name>`. */
  const named = (name: "status" | "city" | "category" | "type" | "owner" | "source") => ({
    name: (value: string) => t(`filter.${name}`, { value }),
    all: t("filter.all"),
  });
  return (
    <>
      <NamedFilter {...field("status")} {...named("status")} options={ADMIN_VENDOR_STATUSES} text={(status) => t(`status.${status}`)} />
      <NamedFilter {...field("city")} {...named("city")} options={cities.map((city) => city.value)} text={cityName} />
      <NamedFilter {...field("category")} {...named("category")} options={categories.map(({ id }) => id)} text={categoryName} />
      <NamedFilter {...field("type")} {...named("type")} options={ADMIN_VENDOR_TYPES} text={(type) => t(`type.${type}`)} />
      <ChoiceFilter {...field("lacks")} label={t("filter.lacks")} options={LACKS} text={(lacks) => t(`lacks.${lacks}`)} all={t("filter.lacks")} />
      <NamedFilter {...field("owner")} {...named("owner")} options={["yes", "no"]} text={(owner) => t(`owner.${owner}`)} />
      <NamedFilter {...field("source")} {...named("source")} options={VENDOR_SOURCES} text={(source) => t(`source.${source}`)} />
    </>
  );
}
