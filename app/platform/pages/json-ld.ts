// What search engines read of a page (schema.org); used on the server only, which alone writes it.

export type Crumb = { name: string; path: string };

const CONTEXT = { "@context": "https://schema.org" };

/** The way to a page. */
export const breadcrumbs = (siteUrl: string, crumbs: readonly Crumb[]) => ({
  ...CONTEXT,
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, item: siteUrl + path })),
});

/** What a list shows, in its order; each page says the rest of itself. */
export const itemList = (siteUrl: string, listed: readonly Pick<Crumb, "path">[]) => ({
  ...CONTEXT,
  "@type": "ItemList",
  numberOfItems: listed.length,
  itemListElement: listed.map(({ path }, index) => ({ "@type": "ListItem", position: index + 1, url: siteUrl + path })),
});

/** Who runs the site, and how it is searched. */
export const organization = (siteUrl: string, name: string, description: string): object[] => [
  {
    ...CONTEXT,
    "@type": "Organization",
    "@id": `${siteUrl}/#organization`,
    name,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    description,
    areaServed: { "@type": "Country", name: "Saudi Arabia" },
    contactPoint: { "@type": "ContactPoint", contactType: "customer support", url: `${siteUrl}/contact` },
  },
  {
    ...CONTEXT,
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name,
    url: siteUrl,
    publisher: { "@id": `${siteUrl}/#organization` },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}/search?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  },
];

export const aggregateRating = (value: number | null, count: number) =>
  value !== null && value > 0 && count > 0
    ? { aggregateRating: { "@type": "AggregateRating", ratingValue: Math.round(value * 10) / 10, reviewCount: count, bestRating: 5 } }
    : {};
