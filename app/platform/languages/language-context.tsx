import { createContext, type ReactNode, use } from "react";
import { defaultLanguage } from "./default-language.ts";
import { type Format, makeFormat } from "./format.ts";
import type { PageLanguage } from "./languages.ts";
import { findMessages, loadMessages } from "./messages.ts";
import type { Namespace } from "./namespaces.ts";
import { type Messages, makeTranslate, type Translate } from "./translator.ts";

const english: PageLanguage = { code: defaultLanguage, htmlLang: "en", isRTL: false, intlLocale: "en-SA-u-ca-gregory-nu-latn" };
const LanguageContext = createContext<PageLanguage>(english);

export function LanguageProvider({ language, children }: { language: PageLanguage; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export const useLanguage = (): PageLanguage => use(LanguageContext);

/** Texts of a namespace. Suspends when the browser has not loaded it yet, which a navigation waits for. */
export function useT<N extends Namespace>(namespace: N): Translate<N> {
  const { code, intlLocale } = use(LanguageContext);
  const messages = findMessages(code, namespace) ?? use(loadMessages(code, namespace));
  return translateFor(namespace, messages, intlLocale);
}

/** Numbers, money, dates and relative times as the page's language writes them. */
export function useFormat(): Format {
  const { intlLocale } = use(LanguageContext);
  return formatFor(intlLocale);
}

const formats = new Map<string, Format>();

function formatFor(intlLocale: string): Format {
  const known = formats.get(intlLocale) ?? makeFormat(intlLocale);
  formats.set(intlLocale, known);
  return known;
}

/** One translator for each catalogue and locale; the catalogue object is the key, so a hot update makes a new one. */
const made = new WeakMap<Messages, Map<string, unknown>>();

export function translateFor<N extends Namespace>(namespace: N, messages: Messages, intlLocale: string): Translate<N> {
  const byLocale = made.get(messages) ?? new Map<string, unknown>();
  made.set(messages, byLocale);
  const known = byLocale.get(intlLocale) ?? makeTranslate(namespace, messages, intlLocale);
  byLocale.set(intlLocale, known);
  return known as Translate<N>;
}
