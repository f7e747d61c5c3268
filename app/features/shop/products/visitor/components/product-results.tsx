import { SaveSlots } from "#app/features/people/saved/public.ts";
import type { CardPage } from "#app/kit/use-card-page.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { CardResults, LoadingCards, NoCards } from "#app/ui/list/card-results.tsx";
import type { ProductPage } from "../../products.contract.ts";
import { cleared, filtersOn, finderPath, type ProductSearch } from "../../products.search.ts";
import { ProductCard } from "./product-card.tsx";

type Found = CardPage<ProductPage>;
/** What is said about a page besides its cards. */
export type ProductsFound = NonNullable<Found["found"]>;

export function ProductResults({ search, list: { found, cards, isLoading } }: { search: ProductSearch; list: Found }) {
  const t = useT("products");
  if (!found) return <LoadingCards grid="products" card="product" body="info" label={t("loading")} />;
  const isFiltered = filtersOn(search).length > 0;
  if (found.total === 0)
    return (
      <NoCards
        title={t(isFiltered ? "noMatch.title" : "noMatch.empty")}
        text={t(isFiltered ? "noMatch.text" : "noMatch.emptyText")}
        clear={isFiltered ? finderPath(cleared(search)) : undefined}
      />
    );
  return (
    <CardResults
      grid="products"
      found={found}
      search={search.search}
      cards={cards}
      isLoading={isLoading}
      to={(page) => finderPath({ ...search, page })}
      alive={(root) => <SaveSlots root={root} />}
    >
      {(products) => products.map((product, index) => <ProductCard key={product.id} product={product} isFirst={index === 0} />)}
    </CardResults>
  );
}
