import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { CardToolbar } from "#app/ui/list/card-toolbar.tsx";
import { FilterChips } from "#app/ui/list/filter-chips.tsx";
import { useDelayedWords } from "#app/ui/list/use-delayed-words.ts";
import { cleared, filtersOn, finderPath, PRODUCT_SORTS, type ProductSearch, type Removable, SEARCH_LENGTH, without } from "../../products.search.ts";
import type { ProductFilterProps } from "./filter-field.ts";
import { ProductFilters } from "./product-filters.tsx";
import type { ProductsFound } from "./product-results.tsx";

type Props = Omit<ProductFilterProps, "form"> & { found: ProductsFound | undefined; form: string };

/** Words, the button of the filters (phones), the order. */
export function ProductToolbar({ search, facets, found, onChange, form }: Props) {
  const finder = useT("products.finder");
  const format = useFormat();
  return (
    <CardToolbar
      form={form}
      action="/products"
      search={{ label: finder("search.label"), placeholder: finder("search.placeholder"), maxLength: SEARCH_LENGTH }}
      typed={useDelayedWords(search.search, (words) => onChange({ search: words }))}
      sheet={{
        on: filtersOn(search).filter((filter) => filter !== "search").length,
        show: found?.isCapped ? finder("showMany", { m: `${format.number(found.total)}+` }) : finder("show", { n: found?.total ?? 0 }),
        onClear: () => onChange({ ...cleared(search), search: search.search }),
        filters: <ProductFilters search={search} facets={facets} onChange={onChange} />,
      }}
      sort={{ sorts: PRODUCT_SORTS, nameOf: (sort) => finder(`sort.${sort}`), value: search.sort, onChange: (sort) => onChange({ sort }) }}
    />
  );
}

/** What is on, each removed with one tap, and how many match. */
export function ProductChips({ search, facets, found }: Pick<Props, "search" | "facets" | "found">) {
  const t = useT("products");
  const finder = useT("products.finder");
  const format = useFormat();
  const label = useChipLabel(search, facets);
  const on = filtersOn(search).map((filter) => ({ label: label(filter), without: finderPath({ ...search, page: 1, ...without(filter) }) }));
  const count = found?.isCapped ? finder("piecesMany", { m: `${format.number(found.total)}+` }) : found ? finder("pieces", { n: found.total }) : t("loading");
  return <FilterChips on={on} clear={finderPath(cleared(search))} count={count} isNone={found?.total === 0} />;
}

/** What a chip says of a filter that is on. */
function useChipLabel(search: ProductSearch, facets: Props["facets"]): (filter: Removable) => string {
  const t = useT("products");
  const finder = useT("products.finder");
  const format = useFormat();
  const number = (value: number | null) => format.number(value ?? 0);
  const price = () => {
    const { from, to } = search;
    if (from !== null && to !== null) return finder("priceBetween", { from: number(from), to: number(to) });
    return from !== null ? finder("priceFrom", { from: number(from) }) : finder("priceTo", { to: number(to) });
  };
  const size = () =>
    format.list(
      (["width", "depth", "height"] as const).flatMap((name) =>
        search[name] === null ? [] : [finder("sizeWithin", { name: finder(`amount.${name}`), n: number(search[name]) })],
      ),
    );
  return (filter) => {
    if (filter === "price") return price();
    if (filter === "size") return size();
    if (filter === "search") return search.search;
    if (filter === "vendor") return facets?.vendors.find(({ value }) => value === search.vendor)?.name ?? t("vendor");
    if (filter === "room" && search.room) return t(`room.${search.room}`);
    if (filter === "category" && search.category) return t(`category.${search.category}`);
    if (filter === "style" && search.style) return t(`style.${search.style}`);
    if (filter === "color" && search.color) return finder(`colorName.${search.color}`);
    if (filter === "material" && search.material) return t(`materialName.${search.material}`);
    return search.available ? t(`available.${search.available}`) : "";
  };
}
