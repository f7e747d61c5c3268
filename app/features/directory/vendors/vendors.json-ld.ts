import { photoUrl } from "#app/platform/media/photo.ts";
import { toMajor } from "#app/platform/money/money.ts";
import type { VendorDetailData } from "./vendors.contract.ts";

type Crumb = { name: string; path: string };

/** The vendor as search engines read it (schema.org LocalBusiness), and the way to its page. */
export function vendorJsonLd(vendor: VendorDetailData, siteUrl: string, crumbs: readonly Crumb[]): object[] {
  const url = `${siteUrl}/vendors/${encodeURIComponent(vendor.slug)}`;
  const { latitude, longitude, priceRangeMin: min, priceRangeMax: max } = vendor;
  const prices = [min, max].flatMap((price) => (price ? [`${price.currency} ${toMajor(price.amount)}`] : []));
  const sameAs = [vendor.websiteUrl, vendor.instagramUrl].filter(Boolean);
  const business = {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
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
    ...(vendor.ownReviewCount > 0 &&
      vendor.rating > 0 && { aggregateRating: { "@type": "AggregateRating", ratingValue: vendor.rating, reviewCount: vendor.ownReviewCount, bestRating: 5 } }),
    ...(prices.length > 0 && { priceRange: prices.join(" - ") }),
    ...(vendor.coverageAreas.length > 0 && { areaServed: vendor.coverageAreas }),
    ...(sameAs.length > 0 && { sameAs }),
  };
  const trail = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, item: siteUrl + path })),
  };
  return [business, trail];
}
