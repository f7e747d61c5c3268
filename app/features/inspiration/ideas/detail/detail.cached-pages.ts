import type { CachedPage } from "#app/platform/pages/page-cache.ts";
import { RESERVED_SLUGS } from "../ideas.words.ts";

const detail = /^\/ideas\/([^/.]+)$/;
const slugOf = (pathname: string): string | null => {
  const word = detail.exec(pathname)?.[1];
  if (word === undefined || word.endsWith(".data") || word.startsWith("inspiration-")) return null;
  try {
    const slug = decodeURIComponent(word);
    return RESERVED_SLUGS.includes(slug) ? null : slug;
  } catch {
    return null;
  }
};
const FIXED = ["/inspiration", "/ideas/inspiration"];

/** Pages of one idea, and the two that show what is new. Those of authors change with vendors and profiles. */
export const ideaDetailPages: readonly CachedPage[] = [
  { match: (pathname) => FIXED.includes(pathname), canonical: (url) => url.pathname, tags: () => ["ideas", "vendors"] },
  {
    match: (pathname) => slugOf(pathname) !== null,
    canonical(url) {
      const slug = slugOf(url.pathname);
      return slug === null ? null : `/ideas/${encodeURIComponent(slug)}`;
    },
    tags: () => ["ideas", "vendors"],
  },
];
