import type { ArticlePage } from "./server/pages.server.ts";

type Trail = readonly (readonly [name: string, path: string])[];

const addressIn = (siteUrl: string, path: string, language: string): string => `${siteUrl}${path}${language === "en" ? "" : `?lang=${language}`}`;

/** Where a page stands, for search engines. */
export const breadcrumbList = (siteUrl: string, language: string, trail: Trail) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: trail.map(([name, path], index) => ({ "@type": "ListItem", position: index + 1, name, item: addressIn(siteUrl, path, language) })),
});

/** What an article is: questions with answers, steps, or a text. */
export function articleData(siteUrl: string, language: string, { card, image, steps, questions }: Pick<ArticlePage, "card" | "image" | "steps" | "questions">) {
  const context = { "@context": "https://schema.org", inLanguage: language };
  if (questions.length > 0)
    return {
      ...context,
      "@type": "FAQPage",
      mainEntity: questions.map(([name, text]) => ({ "@type": "Question", name, acceptedAnswer: { "@type": "Answer", text } })),
    };
  const shared = { ...context, description: card.summary, ...(image && { image: siteUrl + image }) };
  if (steps.length > 1)
    return { ...shared, "@type": "HowTo", name: card.title, step: steps.map((text, index) => ({ "@type": "HowToStep", position: index + 1, text })) };
  return {
    ...shared,
    "@type": "Article",
    headline: card.title,
    mainEntityOfPage: addressIn(siteUrl, card.to, language),
    publisher: { "@type": "Organization", name: language === "ar" ? "ديوان" : "Diwan", url: siteUrl },
  };
}
