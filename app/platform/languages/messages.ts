import { find, load } from "virtual:messages";
import { setChangedTexts, withChangedTexts } from "./changed-texts.ts";
import { defaultLanguage } from "./default-language.ts";
import type { Namespace } from "./namespaces.ts";
import type { Messages } from "./translator.ts";

/**
 * The server has every catalogue at hand. The browser has those that were loaded: a page brings one file with its texts, and further
 * namespaces are a chunk each, with English in the gaps, so that a page ships one language and only its features' texts.
 */
const preloaded = new Map<string, Messages>();
const loading = new Map<string, Promise<Messages>>();

/** A catalogue that is already loaded. Promises passed to `use` are cached, as React requires. */
export function findMessages(language: string, namespace: Namespace): Messages | undefined {
  return builtIn(language, namespace) ?? preloaded.get(`${language}/${namespace}`);
}

/** The server's catalogue, with what an admin changed; English where the language has none. */
function builtIn(language: string, namespace: Namespace): Messages | undefined {
  for (const code of [language, defaultLanguage]) {
    const found = find(code, namespace);
    if (found) return withChangedTexts(code, namespace, found);
  }
  return undefined;
}

export function loadMessages(language: string, namespace: Namespace): Promise<Messages> {
  const found = builtIn(language, namespace);
  if (found) return Promise.resolve(found);
  const key = `${language}/${namespace}`;
  const known = loading.get(key);
  if (known) return known;
  const request = loadBuiltIn(language, namespace).then((messages) => withChangedTexts(language, namespace, messages));
  loading.set(key, request);
  request.catch(() => loading.delete(key));
  return request;
}

/** The page links one file with the catalogues it was rendered with; a separate file has the addresses of all others. */
async function loadBuiltIn(language: string, namespace: Namespace): Promise<Messages> {
  const link = typeof document === "undefined" ? null : document.querySelector<HTMLLinkElement>(`link[data-messages-of="${language}"]`);
  const own = link && ((await import(/* @vite-ignore */ link.href)) as { default: Record<string, Messages> }).default[namespace];
  if (own) return own;
  return (await load(language, namespace)) ?? (await load(defaultLanguage, namespace)) ?? {};
}

/**
 * Called before hydration with the server's texts for this page, so that nothing suspends or flickers.
 * @returns false when the changed texts could not be loaded: the built-in ones stay
 */
export async function loadPageMessages(): Promise<boolean> {
  const { language = defaultLanguage, messages = "", texts } = document.documentElement.dataset;
  const namespaces = messages.split(" ").filter(Boolean) as Namespace[];
  const changed = texts && fetch(texts).then((response) => response.json());
  // The catalogues come at the same time; each takes the changed texts as it arrives, which is after these.
  const chunks = namespaces.map((namespace) => loadBuiltIn(language, namespace));
  const isWhole = await Promise.resolve(changed).then(
    (found) => {
      if (found) setChangedTexts(language, found);
      return true;
    },
    () => false,
  );
  await Promise.all(chunks);
  await Promise.all(namespaces.map((namespace) => preloadMessages(language, namespace)));
  return isWhole;
}

/** Preloads a catalogue for `findMessages`. */
export async function preloadMessages(language: string, namespace: Namespace): Promise<void> {
  preloaded.set(`${language}/${namespace}`, await loadMessages(language, namespace));
}
