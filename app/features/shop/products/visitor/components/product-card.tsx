import { ShoppingBag } from "lucide-react";
import { SaveSlot } from "#app/features/people/saved/public.ts";
import { addFromCard } from "#app/features/shop/cart/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { ProductCardData } from "../../products.contract.ts";
import { productPath } from "../../products.ts";
import { CompareAt } from "./compare-at.tsx";
import { Dollars } from "./dollars.tsx";
import "../../product-card.css";

const SIZES = "(max-width:720px) 50vw,(max-width:1100px) 34vw,300px";

// Once for all cards, however they came onto the page.
if (!import.meta.env.SSR) addEventListener("click", addFromCard);

/** Plain anchors throughout: a page has two dozen of these. `isFirst` loads the photograph at once. */
export function ProductCard({ product, isFirst = false, sizes = SIZES }: { product: ProductCardData; isFirst?: boolean; sizes?: string }) {
  const t = useT("products");
  const href = productPath(product.slug);
  const { price, compareAt, first } = product;
  return (
    <article className="product">
      {/* biome-ignore lint/a11y/useAnchorContent: for the pointer only; the name below is the link that is read */}
      <a className="contents" href={href} tabIndex={-1} aria-hidden>
        <Photo image={product.photo} shape="4:3" sizes={sizes} alt="" priority={isFirst} />
      </a>
      <SaveSlot type="product" id={product.id} name={product.name} />
      <div className="info">
        <h3>
          <a href={href}>
            <bdi lang={languageOf(product.name)}>{product.name}</bdi>
          </a>
        </h3>
        <p className="by" dir="auto">
          {product.vendor}
        </p>
        <div className="buy">
          <p className="price">
            {product.isFrom ? t.rich("from", { price: () => <MoneyText {...price} /> }) : <MoneyText {...price} />}
            <CompareAt price={compareAt} />
            <Dollars price={price} />
          </p>
          {first && (
            <button
              type="button"
              className="icon-btn add"
              aria-label={t("addNamed", { name: product.name })}
              data-add={JSON.stringify({ id: product.id, ...first, quantity: 1 })}
            >
              <ShoppingBag size={20} aria-hidden />
            </button>
          )}
        </div>
        {!product.inStock && <p className="state">{t(product.isMadeToOrder ? "available.order" : "soldOut")}</p>}
      </div>
    </article>
  );
}
