import type { Article } from "../build/article.ts";
import { type Audience, articlePath } from "../help.ts";

const patternOf = (screen: string): RegExp =>
  new RegExp(
    `^${screen
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll("**", "\0")
      .replaceAll("*", "[^/]+")
      .replaceAll("\0", ".+")}/?$`,
  );

/** The most exact pattern wins: what it says literally counts. */
const exactness = (screen: string): number => screen.replaceAll("*", "").length * 2 - (screen.includes("*") ? 1 : 0);

type Asker = { role: string } | null;

const HELP_OF: Record<string, Audience> = { homeowner: "homeowners", professional: "professionals", vendor: "vendors", admin: "general" };
const AREAS: readonly (readonly [RegExp, Audience])[] = [
  [/^\/vendor(\/|$)/, "vendors"],
  [/^\/(dashboard\/professional|quote-builder|dashboard\/clients)(\/|$)/, "professionals"],
  [/^\/dashboard\/settings/, "general"],
];

/**
 * Where 'Help' leads from a screen: to the article about it, else to the help of its area or of who asks. Of several articles about one screen, a person
 * gets that of their role.
 */
export function helpAt(pathname: string, articles: readonly Article[], viewer: Asker): string {
  const own = viewer && HELP_OF[viewer.role];
  const found = articles
    .flatMap((article) => article.screens.filter((screen) => patternOf(screen).test(pathname)).map((screen) => ({ article, exact: exactness(screen) })))
    .toSorted((a, b) => b.exact - a.exact || Number(b.article.section === own) - Number(a.article.section === own) || a.article.order - b.article.order)[0];
  if (found) return articlePath(found.article.section, found.article.slug);
  const area = AREAS.find(([pattern]) => pattern.test(pathname))?.[1] ?? own;
  return area ? `/help/${area}` : "/help";
}
