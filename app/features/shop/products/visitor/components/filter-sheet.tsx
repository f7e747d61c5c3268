import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { FilterSheet } from "#app/ui/list/filter-sheet.tsx";
import { cleared } from "../../products.search.ts";
import type { FilterProps } from "./filter-field.ts";
import { ProductFilters } from "./product-filters.tsx";
import type { ProductsFound } from "./product-results.tsx";

type Props = Omit<FilterProps, "form"> & { found: ProductsFound | undefined; onClose(): void };

/** The filters on phones. */
export function ProductSheet({ search, facets, found, onChange, onClose }: Props) {
  const t = useT("products");
  const format = useFormat();
  const show = found?.isCapped ? t("showMany", { m: `${format.number(found.total)}+` }) : t("show", { n: found?.total ?? 0 });
  return (
    <FilterSheet onClose={onClose} onClear={() => onChange({ ...cleared(search), search: search.search })} show={show}>
      <div className="product-filters grid gap-6">
        <ProductFilters search={search} facets={facets} onChange={onChange} />
      </div>
    </FilterSheet>
  );
}
