import { find, load } from "virtual:messages";
import { defaultLanguage } from "./default-language.ts";
import type { Namespace } from "./namespaces.ts";
import type { Messages } from "./translator.ts";

/**
 * The server has every catalogue at hand. The browser has those that were loaded: each language and namespace is a
 * chunk of its own, with English in the gaps, so that a page ships one language and only its features' texts.
 */
const loaded = new Map<string, Messages>();
const loading = new Map<string, Promise<Messages>>();

export function findMessages(language: string, namespace: Namespace): Messages | undefined {
  return find(language, namespace) ?? find(defaultLanguage, namespace) ?? loaded.get(`${language}/${namespace}`);
}

export function loadMessages(language: string, namespace: Namespace): Promise<Messages> {
  const key = `${language}/${namespace}`;
  const known = loading.get(key);
  if (known) return known;
  const request = (load(language, namespace) ?? load(defaultLanguage, namespace) ?? Promise.resolve({})).then(
    (messages) => {
      loaded.set(key, messages);
      return messages;
    },
    (error: unknown) => {
      loading.delete(key);
      throw error;
    },
  );
  loading.set(key, request);
  return request;
}

/** Called before hydration with what the server used for this page, so that nothing suspends and nothing flickers. */
export async function loadPageMessages(): Promise<void> {
  const { language = defaultLanguage, messages = "" } = document.documentElement.dataset;
  await Promise.all(messages.split(" ").filter(Boolean).map((namespace) => loadMessages(language, namespace as Namespace)));
}
