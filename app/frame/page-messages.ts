import { namespaces as all, list, pageTextsAddress } from "virtual:messages";
import { type UIMatch, useMatches } from "react-router";
import { findMessages, preloadMessages } from "#app/platform/languages/messages.ts";
import type { Namespace } from "#app/platform/languages/namespaces.ts";

/** A route names extra namespaces that do not follow from its folder: `export const handle = { namespaces: ["vendors"] }`. */
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

/** A navigation waits for all texts of the next page, so that nothing suspends later. The first page has its own. */
export function textsOfPage(language: string, matches: Matches): Promise<void> | undefined {
  const page = matches.map(({ id }) => id).join(" ");
  if (!coming.has(page)) {
    const areHere = coming.size === 0 || namespacesOf(matches, whatever).every((name) => findMessages(language, name as Namespace));
    coming.set(page, areHere ? undefined : preloadAll(language, matches));
  }
  return coming.get(page);
}

/** Never fails: a missing text is requested again where it is shown. */
async function preloadAll(language: string, matches: Matches): Promise<void> {
  const known = await list(language).catch(() => []);
  await Promise.allSettled(namespacesOf(matches, known).map((name) => preloadMessages(language, name as Namespace)));
}
