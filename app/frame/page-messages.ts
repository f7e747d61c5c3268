import { namespaces as all, list, pageTextsAddress } from "virtual:messages";
import { type UIMatch, useMatches } from "react-router";
import { findMessages, preloadMessages } from "#app/platform/languages/messages.ts";
import type { Namespace } from "#app/platform/languages/namespaces.ts";

/** A route may name what does not follow from its folder: `export const handle = { namespaces: ["vendors"] }`. */
type Handle = { namespaces?: readonly string[] } | undefined;

type Matches = readonly Pick<UIMatch, "id" | "handle">[];

/** features/directory/vendors/visitor/screens/directory -> vendors; features/directory/vendors/admin/screens/vendors -> vendors.admin. */
export function namespacesOf(matches: Matches, known: Pick<readonly string[], "includes">): string[] {
  const names = new Set(["shell", "ui"]);
  for (const { id, handle } of matches) {
    const [, feature, side] = /^features\/[^/]+\/([^/]+)\/(visitor|admin)\/screens\//.exec(id) ?? [];
    if (feature) names.add(side === "admin" && known.includes(`${feature}.admin`) ? `${feature}.admin` : feature);
    for (const name of (handle as Handle)?.namespaces ?? []) names.add(name);
  }
  return [...names].filter((name) => known.includes(name));
}

/** Which texts the page was rendered with, and where they are. In the browser they stay what the server rendered. */
export function usePageMessages(language: string): { names: string; address?: string } {
  const matches = useMatches();
  if (!import.meta.env.SSR) return { names: document.documentElement.dataset["messages"] ?? "" };
  const names = namespacesOf(matches, all);
  return { names: names.join(" "), address: pageTextsAddress(language, names) };
}

const coming = new Map<string, Promise<void> | undefined>();
const whatever = { includes: () => true };

/** What a page that is come to by a link waits for: all its texts, for what shows up on it later must not take it away again. The first page brought its own. */
export function textsOfPage(language: string, matches: Matches): Promise<void> | undefined {
  const page = matches.map(({ id }) => id).join(" ");
  if (!coming.has(page)) {
    const areHere = coming.size === 0 || namespacesOf(matches, whatever).every((name) => findMessages(language, name as Namespace));
    coming.set(page, areHere ? undefined : preloadAll(language, matches));
  }
  return coming.get(page);
}

/** Never fails: a text that could not be had is asked for again where it is shown. */
async function preloadAll(language: string, matches: Matches): Promise<void> {
  const known = await list(language).catch(() => []);
  await Promise.allSettled(namespacesOf(matches, known).map((name) => preloadMessages(language, name as Namespace)));
}
