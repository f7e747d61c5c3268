import { DoorOpen } from "lucide-react";
import { useState } from "react";
import { QuestionsSlot } from "#app/features/people/questions/public.ts";
import { ReviewsSlot } from "#app/features/people/reviews/public.ts";
import { SaveSlots } from "#app/features/people/saved/public.ts";
import { RoomsSlot } from "#app/features/shop/pictured-pieces/public.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useRootData } from "#app/kit/root-data.ts";
import { useFormat, useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import type { ServerRows } from "#app/platform/pages/server-rows.ts";
import { factsOf, starsOf } from "#app/platform/pages/share-facts.ts";
import { isThin, lettersOf } from "#app/platform/pages/thin.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Breadcrumbs, SectionHead } from "#app/ui/page-header.tsx";
import { ServerMarkup } from "#app/ui/server-markup.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import { DOOR_WIDTH, narrowestDoor } from "../../fit.ts";
import type { ProductCardData, ProductDetail, ProductVariant } from "../../products.contract.ts";
import { productJsonLd } from "../../products.json-ld.ts";
import { finderPath } from "../../products.search.ts";
import { productPath } from "../../products.ts";
import { firstVariant } from "../../variants.ts";
import { BuyColumn } from "./buy-column.tsx";
import { PlacesSlot } from "./places-slot.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductDetails } from "./product-details.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ScaleDrawing } from "./scale-drawing.tsx";

type Together = readonly ProductCardData[] | ServerRows<readonly ProductCardData[]>;

/** Everything about one product. */
export function ProductPage({ product, together }: { product: ProductDetail; together: Together }) {
  const t = useT("products");
  const page = useT("products.page");
  const [chosenId, setChosenId] = useState(() => firstVariant(product.variants)?.id);
  const chosen = product.variants.find(({ id }) => id === chosenId) ?? product.variants[0];
  return (
    <div className="wrap">
      <Head product={product} />
      <meta name="counted" content={`product ${product.id}`} />
      <div className="pd-way">
        <Breadcrumbs
          items={[
            { label: t("title"), to: "/products" },
            { label: t(`category.${product.category}`), to: finderPath({ category: product.category }) },
            {
              label: (
                <span dir="auto" lang={languageOf(product.name)}>
                  {product.name}
                </span>
              ),
            },
          ]}
        />
      </div>
      <div className="pd">
        <ProductGallery product={product} chosen={chosen} />
        {chosen && <BuyColumn product={product} chosen={chosen} onChoose={({ id }) => setChosenId(id)} />}
        <div className="pd-r">
          {product.description && (
            <section className="sect">
              <p className="lead" dir="auto" lang={languageOf(product.description)}>
                {product.description}
              </p>
            </section>
          )}
          {chosen && <WillItFit product={product} chosen={chosen} />}
          {chosen && <ProductDetails product={product} chosen={chosen} />}
          <PlacesSlot product={product} />
        </div>
      </div>
      <ReviewsSlot type="product" id={product.id} title={page("reviews")} count={product.reviewCount} />
      <QuestionsSlot type="product" id={product.id} />
      <GoesWith together={together} />
      <RoomsSlot slug={product.slug} />
    </div>
  );
}

function WillItFit({ product, chosen }: { product: ProductDetail; chosen: ProductVariant }) {
  const t = useT("products.fit");
  const format = useFormat();
  const { width, depth, height } = chosen;
  if (width === null || depth === null || height === null) return null;
  const door = narrowestDoor({ width, depth, height, passage: product.passage });
  return (
    <section className="sect">
      <h2>{t("title")}</h2>
      <ScaleDrawing width={width} depth={depth} height={height} seat={product.seat} category={product.category} />
      <p className="fit">
        <DoorOpen size={20} aria-hidden />
        <span>{door === null ? t("ask") : t(door > DOOR_WIDTH ? "wideDoor" : "door", { n: format.number(door), usual: format.number(DOOR_WIDTH) })}</span>
      </p>
    </section>
  );
}

function GoesWith({ together }: { together: Together }) {
  const onClick = useAnchors();
  if (!Array.isArray(together))
    return (
      <ServerMarkup rows={together as ServerRows<readonly ProductCardData[]>} onClick={onClick} alive={(root) => <SaveSlots root={root} />}>
        {cards}
      </ServerMarkup>
    );
  // biome-ignore lint/a11y: the anchors inside are the controls; this only prevents a reload of the page
  return <div onClick={onClick}>{cards(together)}</div>;
}

const cards = (products: readonly ProductCardData[]) => products.length > 0 && <Cards products={products} />;

function Cards({ products }: { products: readonly ProductCardData[] }) {
  const t = useT("products.page");
  return (
    <section className="section">
      <SectionHead title={t("goesWith")} />
      <div className="products four">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </section>
  );
}

function Head({ product }: { product: ProductDetail }) {
  const t = useT("products");
  const { code } = useLanguage();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const path = productPath(product.slug);
  const photo = product.photos[0];
  const format = useFormat();
  const price = product.variants[0]?.price;
  const crumbs = [
    { name: t("title"), path: "/products" },
    { name: t(`category.${product.category}`), path: finderPath({ category: product.category }) },
    { name: product.name, path },
  ];
  return (
    <PageHead
      title={product.name}
      description={product.description.replace(/\s+/g, " ").slice(0, 200) || t("description")}
      path={path}
      language={code}
      image={photo && photoUrl(photo.id, 1280, "jpg")}
      isHidden={isThin({ letters: lettersOf(product.name, product.description), pictures: product.photos.length, voices: product.reviewCount })}
      shared={
        import.meta.env.SSR ? { title: product.name, facts: factsOf(price && format.money(price.amount, price.currency), starsOf(product.rating)) } : undefined
      }
      jsonLd={import.meta.env.SSR ? productJsonLd(product, siteUrl, crumbs) : {}}
    />
  );
}
