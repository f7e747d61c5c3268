import { useState } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { FilterButton } from "#app/ui/list/filter-button.tsx";
import { FilterChips } from "#app/ui/list/filter-chips.tsx";
import { FilterSheet } from "#app/ui/list/filter-sheet.tsx";
import { ListSort } from "#app/ui/list/list-sort.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import type { VendorFacets } from "../../vendors.contract.ts";
import { countFilters, EMPTY_SEARCH, formatVendorSearch, VENDOR_SORTS, type VendorSearch } from "../../vendors.search.ts";
import { useTypedWords, useVendorSearch } from "./use-vendor-search.ts";
import { VendorFilters } from "./vendor-filters.tsx";
import type { VendorsFound } from "./vendor-results.tsx";

type Props = { search: VendorSearch; facets: VendorFacets | undefined; found: VendorsFound | undefined; form: string };

/** Words, the button of the filters (phones), the order. */
export function VendorToolbar({ search, facets, found, form }: Props) {
  const t = useT("vendors");
  const { change } = useVendorSearch();
  const typed = useTypedWords(search);
  return (
    <div className="toolbar">
      <search className="search">
        <form
          id={form}
          action="/vendors"
          onSubmit={(event) => {
            event.preventDefault();
            typed.submit();
          }}
        >
          <SearchInput
            name="search"
            label={t("search.label")}
            placeholder={t("search.placeholder")}
            value={typed.words}
            onChange={(event) => typed.type(event.target.value)}
            onBlur={typed.leave}
            maxLength={100}
          />
        </form>
      </search>
      <span className="grow d-only" />
      <Filters search={search} facets={facets} found={found} />
      <ListSort form={form} sorts={VENDOR_SORTS} nameOf={(sort) => t(`sort.${sort}`)} value={search.sort} onChange={(sort) => change({ sort })} />
    </div>
  );
}

/** On phones: the filters in a sheet. */
function Filters({ search, facets, found }: Omit<Props, "form">) {
  const t = useT("vendors");
  const format = useFormat();
  const { change } = useVendorSearch();
  const [isOpen, setOpen] = useState(false);
  const show = found?.isCapped ? t("showMany", { m: `${format.number(found.total)}+` }) : t("show", { n: found?.total ?? 0 });
  return (
    <>
      <FilterButton on={countFilters(search)} onOpen={() => setOpen(true)} />
      <FilterSheet isOpen={isOpen} onClose={() => setOpen(false)} onClear={() => change({ category: "", city: "", vendorType: "" })} show={show}>
        <VendorFilters search={search} facets={facets} onChange={change} />
      </FilterSheet>
    </>
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
