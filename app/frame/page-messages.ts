import { namespaces as all, list, pageTextsAddress } from "virtual:messages";
import { type DataRouteObject, type MiddlewareFunction, matchRoutes, useMatches } from "react-router";
import { findMessages, preloadMessages } from "#app/platform/languages/messages.ts";
import type { Namespace } from "#app/platform/languages/namespaces.ts";

/** A route names extra namespaces that do not follow from its folder: `export const handle = { namespaces: ["vendors"] }`. */
type Handle = { namespaces?: readonly string[] } | undefined;

type Matches = readonly Readonly<{ id: string; handle?: unknown }>[];

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
  const names = namespacesOf(matches, whatever);
  const key = names.join(" ");
  if (!coming.has(key)) {
    const areHere = coming.size === 0 || names.every((name) => findMessages(language, name as Namespace));
    coming.set(key, areHere ? undefined : preloadAll(language, matches));
  }
  return coming.get(key);
}

declare global {
  interface Window {
    /** Set by React Router when it hydrates. */
    __reactRouterDataRouter?: { readonly routes: DataRouteObject[] };
  }
}

/**
 * The texts of the next page come with its data. A step back is rendered at once, not as a transition: what suspends then shows the loading page in
 * place of the page that is still there.
 */
export const textsFirst: MiddlewareFunction = async ({ request }, next) => {
  const result = await next();
  const matches = matchRoutes(window.__reactRouterDataRouter?.routes ?? [], new URL(request.url)) ?? [];
  // Before the first page is rendered its own texts are there.
  if (coming.size > 0)
    await textsOfPage(
      document.documentElement.dataset["language"] ?? "en",
      matches.map(({ route }) => route),
    );
  return result;
};

/** Never fails: a missing text is requested again where it is shown. */
async function preloadAll(language: string, matches: Matches): Promise<void> {
  const known = await list(language).catch(() => []);
  await Promise.allSettled(namespacesOf(matches, known).map((name) => preloadMessages(language, name as Namespace)));
}
