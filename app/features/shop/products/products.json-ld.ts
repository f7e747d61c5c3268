import { MODEL_TYPE, modelUrl } from "#app/platform/media/model.ts";
import { photoUrl } from "#app/platform/media/photo.ts";
import { toMajor } from "#app/platform/money/money.ts";
import { aggregateRating, breadcrumbs, type Crumb, itemList } from "#app/platform/pages/json-ld.ts";
import type { ProductDetail, ProductVariant, ShopFront } from "./products.contract.ts";
import { productPath } from "./products.ts";

const CENTIMETER = "CMT";
const KILOGRAM = "KGM";
const measure = (value: number | null, per: number, unitCode: string) => value !== null && { "@type": "QuantitativeValue", value: value / per, unitCode };

/** The product as search engines read it: an Offer for each variant, with VAT, and the way to the page. */
export function productJsonLd(product: ProductDetail, siteUrl: string, crumbs: readonly Crumb[]): object[] {
  const url = siteUrl + productPath(product.slug);
  const seller = { "@type": "Organization", name: product.vendor.name, url: `${siteUrl}/vendors/${encodeURIComponent(product.vendor.slug)}` };
  const availabilityOf = (variant: ProductVariant) => (variant.stock > 0 ? "InStock" : product.isMadeToOrder ? "MadeToOrder" : "OutOfStock");
  const [first] = product.variants;
  const work = {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": url,
    url,
    name: product.name,
    ...(product.description && { description: product.description }),
    ...(product.photos.length > 0 && { image: product.photos.slice(0, 4).map((photo) => siteUrl + photoUrl(photo.id, 1280, "jpg")) }),
    ...(product.model && {
      subjectOf: { "@type": "3DModel", encoding: { "@type": "MediaObject", contentUrl: siteUrl + modelUrl(product.model), encodingFormat: MODEL_TYPE } },
    }),
    ...(first && {
      width: measure(first.width, 10, CENTIMETER) || undefined,
      depth: measure(first.depth, 10, CENTIMETER) || undefined,
      height: measure(first.height, 10, CENTIMETER) || undefined,
      weight: measure(first.weight, 1000, KILOGRAM) || undefined,
    }),
    ...aggregateRating(product.rating, product.reviewCount),
    brand: { "@type": "Brand", name: product.vendor.name },
    offers: product.variants.map((variant) => ({
      "@type": "Offer",
      url,
      ...(variant.sku && { sku: variant.sku }),
      name: [product.name, variant.fabric, variant.size].filter(Boolean).join(", "),
      price: toMajor(variant.price.amount, variant.price.currency),
      priceCurrency: variant.price.currency,
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: toMajor(variant.price.amount, variant.price.currency),
        priceCurrency: variant.price.currency,
        valueAddedTaxIncluded: true,
      },
      ...(variant.saleEndsOn && { priceValidUntil: variant.saleEndsOn }),
      availability: `https://schema.org/${availabilityOf(variant)}`,
      itemCondition: "https://schema.org/NewCondition",
      seller,
    })),
  };
  return [work, breadcrumbs(siteUrl, crumbs)];
}

/** The pieces of the shop's front page in their order, each once. */
export const frontJsonLd = ({ newest, madeToOrder }: ShopFront, siteUrl: string): object =>
  itemList(
    siteUrl,
    [...new Set([...newest, ...madeToOrder].map(({ slug }) => slug))].map((slug) => ({ path: productPath(slug) })),
  );
