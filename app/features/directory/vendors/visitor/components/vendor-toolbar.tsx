import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { CardToolbar } from "#app/ui/list/card-toolbar.tsx";
import { FilterChips } from "#app/ui/list/filter-chips.tsx";
import type { VendorFacets } from "../../vendors.contract.ts";
import { countFilters, EMPTY_SEARCH, formatVendorSearch, SEARCH_LENGTH, VENDOR_SORTS, type VendorSearch } from "../../vendors.search.ts";
import { useTypedWords, useVendorSearch } from "./use-vendor-search.ts";
import { VendorFilters } from "./vendor-filters.tsx";
import type { VendorsFound } from "./vendor-results.tsx";

type Props = { search: VendorSearch; facets: VendorFacets | undefined; found: VendorsFound | undefined; form: string };

/** Words, the button of the filters (phones), the order. */
export function VendorToolbar({ search, facets, found, form }: Props) {
  const t = useT("vendors");
  const format = useFormat();
  const { change } = useVendorSearch();
  return (
    <CardToolbar
      form={form}
      action="/vendors"
      search={{ label: t("search.label"), placeholder: t("search.placeholder"), maxLength: SEARCH_LENGTH }}
      typed={useTypedWords(search)}
      sheet={{
        on: countFilters(search),
        show: found?.isCapped ? t("showMany", { m: `${format.number(found.total)}+` }) : t("show", { n: found?.total ?? 0 }),
        onClear: () => change({ category: "", city: "", vendorType: "" }),
        filters: <VendorFilters search={search} facets={facets} onChange={change} />,
      }}
      sort={{ sorts: VENDOR_SORTS, nameOf: (sort) => t(`sort.${sort}`), value: search.sort, onChange: (sort) => change({ sort }) }}
    />
  );
}

/** The active filters, each removable with one tap, and the number of matches. */
export function VendorChips({ search, facets, found }: Omit<Props, "form">) {
  const t = useT("vendors");
  const format = useFormat();
  const category = facets?.categories.find((c) => c.id === search.category)?.name;
  const city = facets?.cities.find((c) => c.value === search.city || c.label === search.city)?.label ?? search.city;
  const chips: { label: string; without: Partial<VendorSearch> }[] = [
    ...(search.search ? [{ label: search.search, without: { search: "" } }] : []),
    ...(search.city ? [{ label: city, without: { city: "" } }] : []),
    ...(search.vendorType ? [{ label: t(`type.${search.vendorType}`), without: { vendorType: "" as const } }] : []),
    ...(category ? [{ label: category, without: { category: "" } }] : []),
  ];
  const total = found && `${format.number(found.total)}${found.isCapped ? "+" : ""}`;
  return (
    <FilterChips
      on={chips.map(({ label, without }) => ({ label, without: `/vendors${formatVendorSearch({ ...search, page: 1, ...without })}` }))}
      clear={`/vendors${formatVendorSearch({ ...EMPTY_SEARCH, sort: search.sort })}`}
      count={found ? t("showing", { n: format.number(found.shown), m: total ?? "" }) : t("loading")}
    />
  );
}
