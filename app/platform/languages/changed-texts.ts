import type { Messages } from "./translator.ts";

/** namespace -> key -> text: what an admin wrote over the built-in catalogue of one language. */
export type ChangedTexts = Readonly<Record<string, Messages>>;

const byLanguage = new Map<string, ChangedTexts>();
/** One object for each catalogue and change, so that translators can be cached by it. */
let merged = new WeakMap<Messages, Messages>();

export function setChangedTexts(language: string, texts: ChangedTexts): void {
  byLanguage.set(language, texts);
  merged = new WeakMap();
}

/** The catalogue with the changed texts in their places. */
export function withChangedTexts(language: string, namespace: string, messages: Messages): Messages {
  const changed = byLanguage.get(language)?.[namespace];
  if (!changed) return messages;
  const known = merged.get(messages) ?? { ...messages, ...changed };
  merged.set(messages, known);
  return known;
}
