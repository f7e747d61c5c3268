import { SaveSlots } from "#app/features/people/saved/public.ts";
import type { CardPage } from "#app/kit/use-card-page.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { CardResults } from "#app/ui/list/card-results.tsx";
import type { ProductPage } from "../../products.contract.ts";
import { cleared, filtersOn, finderPath, type ProductSearch } from "../../products.search.ts";
import { ProductCard } from "./product-card.tsx";

type Found = CardPage<ProductPage>;
/** What is said about a page besides its cards. */
export type ProductsFound = NonNullable<Found["found"]>;

export function ProductResults({ search, list }: { search: ProductSearch; list: Found }) {
  const t = useT("products");
  const finder = useT("products.finder");
  const none = filtersOn(search).length > 0 ? { title: finder("noMatch.title"), text: finder("noMatch.text"), clear: finderPath(cleared(search)) } : undefined;
  return (
    <CardResults
      grid="products"
      list={list}
      loading={{ card: "product", body: "info", label: t("loading") }}
      none={none ?? { title: finder("noMatch.empty"), text: finder("noMatch.emptyText"), clear: undefined }}
      search={search.search}
      to={(page) => finderPath({ ...search, page })}
      alive={(root) => <SaveSlots root={root} />}
    >
      {(products) => products.map((product, index) => <ProductCard key={product.id} product={product} isFirst={index === 0} />)}
    </CardResults>
  );
}
