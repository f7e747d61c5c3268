import { X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/dialog.tsx";
import { FilterButton } from "#app/ui/list/filter-button.tsx";
import { ListSort } from "#app/ui/list/list-sort.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import type { VendorFacets } from "../../vendors.contract.ts";
import { countFilters, EMPTY_SEARCH, formatVendorSearch, hasFilters, VENDOR_SORTS, type VendorSearch } from "../../vendors.search.ts";
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
      <FilterSheet search={search} facets={facets} found={found} />
      <ListSort form={form} sorts={VENDOR_SORTS} nameOf={(sort) => t(`sort.${sort}`)} value={search.sort} onChange={(sort) => change({ sort })} />
    </div>
  );
}

/** On phones: the filters in a sheet, each change applied at once, the number of vendors on the button that closes it. */
function FilterSheet({ search, facets, found }: Omit<Props, "form">) {
  const t = useT("vendors");
  const format = useFormat();
  const { change } = useVendorSearch();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const label = found?.isCapped ? t("showMany", { m: `${format.number(found.total)}+` }) : t("show", { n: found?.total ?? 0 });
  return (
    <>
      <FilterButton on={countFilters(search)} onOpen={() => setOpen(true)} />
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={t("filters")}
        footer={
          <>
            <Button onClick={() => change({ category: "", city: "", vendorType: "" })}>{t("clear")}</Button>
            <Button variant="primary" onClick={close}>
              {label}
            </Button>
          </>
        }
      >
        <div className="grid gap-6 [&_h2]:mb-2 [&_h2]:font-sans [&_h2]:text-sm [&_h2]:font-semibold">
          <VendorFilters search={search} facets={facets} onChange={change} />
        </div>
      </Sheet>
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
    <div className="toolbar">
      {hasFilters(search) && (
        <div className="chips">
          {chips.map(({ label, without }) => (
            <Link
              key={Object.keys(without).join()}
              className="chip on"
              to={`/vendors${formatVendorSearch({ ...search, page: 1, ...without })}`}
              preventScrollReset
              aria-label={t("remove", { name: label })}
            >
              <span dir="auto">{label}</span>
              <X aria-hidden />
            </Link>
          ))}
          <Link className="link text-sm" to={`/vendors${formatVendorSearch({ ...EMPTY_SEARCH, sort: search.sort })}`} preventScrollReset>
            {t("clearAll")}
          </Link>
        </div>
      )}
      <span className="grow d-only" />
      {/* The cards' own headings stand below it. */}
      <h2 className="num font-sans text-sm leading-normal font-normal tracking-normal text-muted" aria-live="polite">
        {found ? t("showing", { n: format.number(found.shown), m: total ?? "" }) : t("loading")}
      </h2>
    </div>
  );
}
