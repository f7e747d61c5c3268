import { photoUrl } from "#app/platform/media/photo.ts";
import { toMajor } from "#app/platform/money/money.ts";
import { aggregateRating, breadcrumbs, type Crumb } from "#app/platform/pages/json-ld.ts";
import type { ShownProfile } from "./profiles.contract.ts";

/** The profile as search engines read it (schema.org ProfilePage): a person, or the service that professionals and vendors offer, and the way to it. `jobTitle` in the page's language. */
export function profileJsonLd(profile: ShownProfile, siteUrl: string, jobTitle: string | null, crumbs: readonly Crumb[]): object[] {
  const url = siteUrl + profile.path;
  const { companyName, hourlyRate, city, address } = profile;
  const isPro = profile.role === "professional";
  const isService = isPro || (profile.role === "vendor" && companyName !== null);
  const sameAs = [profile.website, ...Object.values(profile.socialLinks)].filter(Boolean);
  const shared = {
    "@id": `${url}#about`,
    url,
    name: (isService && companyName) || profile.fullName,
    ...(profile.bio && { description: profile.bio }),
    ...(profile.avatar && { image: siteUrl + photoUrl(profile.avatar.id, 640, "jpg") }),
    ...(profile.phone && { telephone: profile.phone }),
    ...(profile.email && { email: profile.email }),
    ...((city || address) && {
      address: { "@type": "PostalAddress", ...(address && { streetAddress: address }), ...(city && { addressLocality: city.label }), addressCountry: "SA" },
    }),
    ...(sameAs.length > 0 && { sameAs }),
  };
  const person = {
    ...shared,
    "@type": "Person",
    ...(profile.username && { alternateName: profile.username }),
    ...(jobTitle && { jobTitle }),
    ...(companyName && { worksFor: { "@type": "Organization", name: companyName } }),
    ...(profile.preferences.languages.length > 0 && { knowsLanguage: profile.preferences.languages }),
    ...(hourlyRate && {
      makesOffer: {
        "@type": "Offer",
        priceSpecification: { "@type": "UnitPriceSpecification", price: toMajor(hourlyRate.amount), priceCurrency: hourlyRate.currency, unitCode: "HUR" },
      },
    }),
  };
  const service = {
    ...shared,
    "@type": "ProfessionalService",
    ...(profile.serviceAreas.length > 0 && { areaServed: profile.serviceAreas.map(({ label }) => label) }),
    ...(hourlyRate && { priceRange: `${hourlyRate.currency} ${toMajor(hourlyRate.amount)}` }),
    // Stars belong to a business; a person has none.
    ...aggregateRating(profile.rating, profile.reviewCount),
    employee: { "@type": "Person", name: profile.fullName, ...(jobTitle && { jobTitle }) },
  };
  const page = { "@context": "https://schema.org", "@type": "ProfilePage", url, dateCreated: profile.memberSince, mainEntity: isService ? service : person };
  return [page, breadcrumbs(siteUrl, crumbs)];
}
