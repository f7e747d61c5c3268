import { photoUrl } from "#app/platform/media/photo.ts";
import { breadcrumbs, type Crumb } from "#app/platform/pages/json-ld.ts";
import type { ShownProject } from "./portfolio.contract.ts";

/** The project as search engines read it (schema.org CreativeWork), and the way to it. */
export function projectJsonLd(
  { path, title, description, photos, owner, rooms, styles, year, place }: ShownProject,
  siteUrl: string,
  crumbs: readonly Crumb[],
): object[] {
  const url = siteUrl + path;
  const work = {
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
  return [work, breadcrumbs(siteUrl, crumbs)];
}
