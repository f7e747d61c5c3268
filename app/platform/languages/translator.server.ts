import { defaultLanguage } from "./default-language.ts";
import { type Format, makeFormat } from "./format.ts";
import { isLanguage, pageLanguage } from "./languages.ts";
import { loadMessages } from "./messages.ts";
import type { Namespace } from "./namespaces.ts";
import { makeTranslate, type Translate } from "./translator.ts";

/** Texts outside of a page: emails, exports, notifications. An unknown language is English. */
export async function translator<N extends Namespace>(language: string | null | undefined, namespace: N): Promise<Translate<N>> {
  const page = pageLanguage(isLanguage(language) ? language : defaultLanguage);
  return makeTranslate(namespace, await loadMessages(page.code, namespace), page.intlLocale);
}

export function formatFor(language: string | null | undefined): Format {
  return makeFormat(pageLanguage(isLanguage(language) ? language : defaultLanguage).intlLocale);
}
