import type { FilterProps } from "#app/ui/list/filter-field.ts";
import type { ProductFacets } from "../../products.contract.ts";
import type { ProductSearch } from "../../products.search.ts";

export type ProductFilterProps = FilterProps<ProductSearch, ProductFacets>;
