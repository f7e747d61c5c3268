import { photoUrl } from "#app/platform/media/photo.ts";
import { toMajor } from "#app/platform/money/money.ts";
import { aggregateRating, breadcrumbs, type Crumb } from "#app/platform/pages/json-ld.ts";
import type { VendorDetailData } from "./vendors.contract.ts";

/** The vendor as search engines read it (a kind of schema.org LocalBusiness), and the way to its page. */
export function vendorJsonLd(vendor: VendorDetailData, siteUrl: string, crumbs: readonly Crumb[]): object[] {
  const url = `${siteUrl}/vendors/${encodeURIComponent(vendor.slug)}`;
  const { latitude, longitude, priceRangeMin: min, priceRangeMax: max } = vendor;
  const prices = [min, max].flatMap((price) => (price ? [`${price.currency} ${toMajor(price.amount)}`] : []));
  const sameAs = [vendor.websiteUrl, vendor.instagramUrl].filter(Boolean);
  const business = {
    "@context": "https://schema.org",
    // Those who work in homes are found as such.
    "@type": vendor.vendorType === "Product" ? "HomeGoodsStore" : "HomeAndConstructionBusiness",
    "@id": url,
    url,
    name: vendor.name,
    ...(vendor.description && { description: vendor.description }),
    ...(vendor.photos.length > 0 && { image: vendor.photos.slice(0, 3).map((photo) => siteUrl + photoUrl(photo.id, 1280, "jpg")) }),
    ...(vendor.phoneUrl && { telephone: vendor.phoneUrl.slice("tel:".length) }),
    ...(vendor.contactEmail && { email: vendor.contactEmail }),
    address: {
      "@type": "PostalAddress",
      ...(vendor.address && { streetAddress: vendor.address }),
      ...(vendor.city && { addressLocality: vendor.city }),
      addressCountry: "SA",
    },
    ...(latitude !== null && longitude !== null && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
    // Only of reviews written here: search engines refuse what another site collected.
    ...aggregateRating(vendor.rating, vendor.ownReviewCount),
    ...(prices.length > 0 && { priceRange: prices.join(" - ") }),
    ...(vendor.coverageAreas.length > 0 && { areaServed: vendor.coverageAreas }),
    ...(sameAs.length > 0 && { sameAs }),
  };
  return [business, breadcrumbs(siteUrl, crumbs)];
}
