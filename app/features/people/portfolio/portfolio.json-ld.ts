import { photoUrl } from "#app/platform/media/photo.ts";
import type { ShownProject } from "./portfolio.contract.ts";

/** The project as search engines read it (schema.org CreativeWork). */
export function projectJsonLd({ path, title, description, photos, owner, rooms, styles, year, place }: ShownProject, siteUrl: string): object {
  const url = siteUrl + path;
  return {
    "@context": "https://schema.org",
    "@type": "CreativeWork",
    "@id": url,
    url,
    name: title,
    ...(description && { description }),
    ...(year !== null && { dateCreated: String(year) }),
    ...(place && { locationCreated: { "@type": "Place", name: place } }),
    genre: styles,
    about: rooms,
    creator: { "@type": "Person", name: owner.name, url: siteUrl + owner.path },
    image: photos.map(({ id }) => siteUrl + photoUrl(id, 1920, "jpg")),
  };
}
