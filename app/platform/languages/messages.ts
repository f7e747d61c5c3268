import { find, load } from "virtual:messages";
import { defaultLanguage } from "./default-language.ts";
import type { Namespace } from "./namespaces.ts";
import type { Messages } from "./translator.ts";

/**
 * The server has every catalogue at hand. The browser has those that were loaded: each language and namespace is a
 * chunk of its own, with English in the gaps, so that a page ships one language and only its features' texts.
 */
const preloaded = new Map<string, Messages>();
const loading = new Map<string, Promise<Messages>>();

/** What can be had without waiting. A catalogue that a component waited for stays with `use`, as React demands. */
export function findMessages(language: string, namespace: Namespace): Messages | undefined {
  return find(language, namespace) ?? find(defaultLanguage, namespace) ?? preloaded.get(`${language}/${namespace}`);
}

export function loadMessages(language: string, namespace: Namespace): Promise<Messages> {
  const key = `${language}/${namespace}`;
  const known = loading.get(key);
  if (known) return known;
  const request = load(language, namespace) ?? load(defaultLanguage, namespace) ?? Promise.resolve({});
  loading.set(key, request);
  request.catch(() => loading.delete(key));
  return request;
}

/** Called before hydration with what the server used for this page, so that nothing suspends and nothing flickers. */
export async function loadPageMessages(): Promise<void> {
  const { language = defaultLanguage, messages = "" } = document.documentElement.dataset;
  const namespaces = messages.split(" ").filter(Boolean) as Namespace[];
  await Promise.all(namespaces.map(async (namespace) => preloaded.set(`${language}/${namespace}`, await loadMessages(language, namespace))));
}
