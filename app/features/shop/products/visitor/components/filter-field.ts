import type { ProductFacets } from "../../products.contract.ts";
import type { ProductSearch } from "../../products.search.ts";

export type FilterProps = {
  search: ProductSearch;
  facets: ProductFacets | undefined;
  onChange(next: Partial<ProductSearch>): void;
  /** The form that sends the fields where there are no scripts; in the sheet they belong to none. */
  form?: string;
};
/** In the sheet the fields have names of their own, or two radios of one name would exclude each other. */
export const fieldOf = (form: string | undefined, name: string) => (form ? { form, name } : { name: `${name}-sheet` });
