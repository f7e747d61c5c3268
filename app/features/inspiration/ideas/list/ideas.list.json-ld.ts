import { photoUrl } from "#app/platform/media/photo.ts";
import { breadcrumbs } from "#app/platform/pages/json-ld.ts";
import type { IdeaPhotoData } from "../ideas.contract.ts";
import { ideaPath } from "../ideas.ts";
import type { IdeaHead } from "./ideas.list.contract.ts";

type Input = { siteUrl: string; address: string; head: IdeaHead; items: readonly { slug: string; title: string; photo: IdeaPhotoData | null }[] };

const SHOWN = 24;

/** A list as search engines read it (schema.org CollectionPage with its images), and the way to it. */
export function listJsonLd({ siteUrl, address, head, items }: Input): object[] {
  const trail = [...head.trail, { label: head.headline, path: address }];
  return [
    {
      "@context": "https://schema.org",
      "@type": "CollectionPage",
      url: siteUrl + address,
      name: head.headline,
      description: head.intro,
      mainEntity: {
        "@type": "ItemList",
        itemListElement: items.slice(0, SHOWN).map(({ slug, title, photo }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          url: siteUrl + ideaPath(slug),
          name: title,
          ...(photo && { image: siteUrl + photoUrl(photo.id, 1280, "jpg") }),
        })),
      },
    },
    breadcrumbs(
      siteUrl,
      trail.map(({ label: name, path }) => ({ name, path })),
    ),
  ];
}
