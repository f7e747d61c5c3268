/** The page of a list as search engines read it (schema.org ItemList), in its order. */
export const professionalsJsonLd = (listed: readonly { name: string; path: string }[], siteUrl: string): object => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  itemListElement: listed.map(({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, url: siteUrl + path })),
});
