import { namespaces as all, chunkOf, find } from "virtual:messages";
import { type UIMatch, useMatches } from "react-router";
import { defaultLanguage } from "#app/platform/languages/default-language.ts";

/** A route may name what its folder does not tell: `export const handle = { namespaces: ["vendors"] }`. */
type Handle = { namespaces?: readonly string[] } | undefined;

/** features/vendors/screens/vendor-list -> vendors; features/vendors/screens/admin-vendors -> vendors.admin. */
export function namespacesOf(matches: readonly Pick<UIMatch, "id" | "handle">[], known: readonly string[]): string[] {
  const names = new Set(["shell", "ui"]);
  for (const { id, handle } of matches) {
    const [, feature, screen = ""] = /^features\/([^/]+)\/screens\/(.+)$/.exec(id) ?? [];
    if (feature) names.add(screen.startsWith("admin-") && known.includes(`${feature}.admin`) ? `${feature}.admin` : feature);
    for (const name of (handle as Handle)?.namespaces ?? []) names.add(name);
  }
  return [...names].filter((name) => known.includes(name));
}

/** A catalogue of the page, by language and namespace, and the address of its chunk. */
export type MessageChunk = { name: string; href: string };

/** Which texts the page was rendered with, and the addresses of their chunks. The browser keeps what the server said. */
export function usePageMessages(language: string): { names: string; chunks: MessageChunk[] } {
  const matches = useMatches();
  if (!import.meta.env.SSR) return { names: document.documentElement.dataset["messages"] ?? "", chunks: [] };
  const names = namespacesOf(matches, all);
  const chunks = names.flatMap((name) => {
    const href = chunkOf(find(language, name) ? language : defaultLanguage, name);
    return href ? [{ name: `${language}/${name}`, href }] : [];
  });
  return { names: names.join(" "), chunks };
}
