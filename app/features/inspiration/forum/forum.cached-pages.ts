import type { CachedPage } from "#app/platform/pages/page-cache.ts";
import { FORUM_PATH, SORTS } from "./forum.ts";

const ownTag = (slug: string) => `forum:${slug}`;
/** The pages that a change of this question shows on: every list, and its own. */
export const forumTags = (slug: string): string[] => ["forum", ownTag(slug)];

const list = new RegExp(`^${FORUM_PATH}(?:/([^/.]+))?$`);
const thread = new RegExp(`^${FORUM_PATH}/([^/]+)/([^/]+)$`);

/** The canonical address; null when it is invalid. */
function spelled(parts: readonly (string | undefined)[]): string | null {
  try {
    return [FORUM_PATH, ...parts.filter((part) => part !== undefined).map((part) => encodeURIComponent(decodeURIComponent(part)))].join("/");
  } catch {
    return null;
  }
}

/** Lists and questions, as visitors see them. */
export const forumPages: readonly CachedPage[] = [
  {
    match: (pathname) => list.test(pathname) && !pathname.endsWith("/new"),
    canonical(url) {
      // Searches are not cached: each is different and would evict popular pages.
      if (url.searchParams.get("q")) return null;
      const path = spelled([list.exec(url.pathname)?.[1]]);
      const sort = url.searchParams.get("sort");
      return path && (SORTS.some((known) => known === sort && known !== "active" && known !== "mine") ? `${path}?sort=${sort}` : path);
    },
    tags: (canonical) => (canonical.endsWith("/moderation-log") ? ["moderation"] : ["forum"]),
  },
  {
    match: (pathname) => thread.test(pathname) && !pathname.endsWith(".data"),
    canonical(url) {
      const [, topic, slug] = thread.exec(url.pathname) ?? [];
      return spelled([topic, slug]);
    },
    tags(canonical) {
      const slug = thread.exec(canonical)?.[2];
      return slug ? [ownTag(decodeURIComponent(slug))] : ["forum"];
    },
  },
];
