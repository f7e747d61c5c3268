import { useAnchors } from "#app/features/directory/vendors/public.ts";
import { SaveSlots } from "#app/features/people/saved/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { ServerRows } from "#app/platform/pages/server-rows.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { Pager } from "#app/ui/list/pager.tsx";
import { ServerMarkup } from "#app/ui/server-markup.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import type { ProductPage } from "../../products.contract.ts";
import { cleared, filtersOn, finderPath, type ProductSearch } from "../../products.search.ts";
import { ProductCard } from "./product-card.tsx";

/** What is said about a page besides its cards. */
export type ProductsFound = Omit<ProductPage, "items">;
type Cards = ProductPage["items"];
type Props = { search: ProductSearch; found: ProductsFound; cards: Cards | ServerRows<Cards>; isLoading: boolean };

/** The cards of one page. While the next ones load they stay, dimmed. */
export function ProductResults({ search, found, cards, isLoading }: Props) {
  const t = useT("products");
  const onClick = useAnchors();
  if (found.total === 0) return <NoProducts search={search} />;
  const grid = { className: classes("products", isLoading && "fading"), "aria-busy": isLoading, onClick };
  return (
    <>
      {found.correctedSearch && (
        <p className="mb-4 text-sm text-muted" role="status">
          {t("corrected", { given: search.search, used: found.correctedSearch })}
        </p>
      )}
      {Array.isArray(cards) ? (
        <div {...grid}>{drawn(cards)}</div>
      ) : (
        <ServerMarkup {...grid} rows={cards as ServerRows<Cards>} alive={(root) => <SaveSlots root={root} />}>
          {drawn}
        </ServerMarkup>
      )}
      <Pager page={found.page} pageCount={found.pages} to={(page) => finderPath({ ...search, page })} />
    </>
  );
}

const drawn = (cards: Cards) => cards.map((product, index) => <ProductCard key={product.id} product={product} isFirst={index === 0} />);

function NoProducts({ search }: { search: ProductSearch }) {
  const t = useT("products");
  const isFiltered = filtersOn(search).length > 0;
  return (
    <EmptyState
      title={t(isFiltered ? "noMatch.title" : "noMatch.empty")}
      text={t(isFiltered ? "noMatch.text" : "noMatch.emptyText")}
      actions={
        isFiltered && (
          <ButtonLink to={finderPath(cleared(search))} preventScrollReset>
            {t("clearAll")}
          </ButtonLink>
        )
      }
    />
  );
}

/** Before the first page is there: its layout, and a line that says so. */
export function LoadingProducts() {
  const t = useT("products");
  return (
    <>
      <p className="vh" role="status">
        {t("loading")}
      </p>
      <div className="products" aria-hidden>
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <div key={n} className="product">
            <Skeleton height="13rem" />
            <div className="info">
              <Skeleton width="70%" height="1.2em" />
              <Skeleton width="45%" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
