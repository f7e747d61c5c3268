import { photoUrl } from "#app/platform/media/photo.ts";
import { breadcrumbs, type Crumb } from "#app/platform/pages/json-ld.ts";
import { ideaPath } from "../ideas.ts";
import type { IdeaDetail } from "./detail.contract.ts";

/** The largest rendition, which is what the addresses below lead to. */
const WIDEST = 1920;

/** The idea as search engines read it: the work, an ImageObject for each photograph, and the way to the page. `about`: room and style in the page's language. */
export function ideaJsonLd(idea: IdeaDetail, siteUrl: string, about: readonly string[], crumbs: readonly Crumb[]): object[] {
  const url = siteUrl + ideaPath(idea.slug);
  const { author } = idea;
  const creator = author && { "@type": author.kind === "vendor" ? "Organization" : "Person", name: author.name, url: siteUrl + author.path };
  const imageOf = (photo: IdeaDetail["photos"][number], index: number) => {
    const scale = Math.min(1, WIDEST / photo.width);
    return {
      "@type": "ImageObject",
      "@id": `${url}#image-${index + 1}`,
      contentUrl: siteUrl + photoUrl(photo.id, WIDEST, "jpg"),
      thumbnailUrl: siteUrl + photoUrl(photo.id, 320, "jpg"),
      width: Math.round(photo.width * scale),
      height: Math.round(photo.height * scale),
      name: idea.title,
      caption: photo.alt ?? idea.title,
      representativeOfPage: index === 0,
      license: `${siteUrl}/terms`,
      acquireLicensePage: url,
      ...(creator && { creator, creditText: creator.name, copyrightNotice: creator.name }),
    };
  };
  const work = {
    "@context": "https://schema.org",
    "@type": "CreativeWork",
    "@id": url,
    url,
    name: idea.title,
    ...(idea.description && { description: idea.description }),
    genre: about,
    keywords: idea.tags,
    datePublished: idea.publishedAt,
    dateModified: idea.updatedAt,
    ...(creator && { creator }),
    image: idea.photos.map(imageOf),
    interactionStatistic: { "@type": "InteractionCounter", interactionType: "https://schema.org/LikeAction", userInteractionCount: idea.likes },
    ...(idea.ratingCount > 0 && { aggregateRating: { "@type": "AggregateRating", ratingValue: idea.rating, ratingCount: idea.ratingCount, bestRating: 5 } }),
  };
  return [work, breadcrumbs(siteUrl, crumbs)];
}
