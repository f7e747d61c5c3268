import format, { type CompiledMessage, type FormatOptions } from "icu-minify/format";
import { createElement, Fragment, type ReactNode } from "react";
import { dateTimeFormat, numberFormat, pluralRules } from "./intl.ts";
import type { MessageKey, Namespace } from "./namespaces.ts";

export type Messages = Readonly<Record<string, CompiledMessage>>;
export type Values = Record<string, string | number | boolean | Date>;
export type RichValues = Record<string, string | number | boolean | Date | ((chunks: ReactNode) => ReactNode)>;

export type Translate<N extends Namespace> = {
  (key: MessageKey<N>, values?: Values): string;
  /** For texts with tags: `t.rich("terms", { link: (text) => <a href="/terms">{text}</a> })`. */
  rich(key: MessageKey<N>, values: RichValues): ReactNode;
  /** For keys made from data, such as an error code. */
  has(key: string): key is MessageKey<N>;
};

const options: FormatOptions = {
  timeZone: "Asia/Riyadh",
  formatters: {
    getNumberFormat: (locale, style) => numberFormat(String(locale), style ?? {}),
    getDateTimeFormat: (locale, style) => dateTimeFormat(String(locale), style ?? {}),
    getPluralRules: (locale, style) => pluralRules(String(locale), style ?? {}),
  },
};

export function makeTranslate<N extends Namespace>(namespace: N, messages: Messages, intlLocale: string): Translate<N> {
  const messageOf = (key: string): CompiledMessage => {
    const message = messages[key];
    if (message !== undefined) return message;
    // biome-ignore lint/suspicious/noConsole: a missing text must be visible in development, tests fail on it
    console.error(`No text for ${namespace}.${key}`);
    return `${namespace}.${key}`;
  };
  const translate = (key: string, values?: Values) => {
    const message = messageOf(key);
    return typeof message === "string" ? message : String(format(message, intlLocale, values, options));
  };
  const rich = (key: string, values: RichValues) => {
    const wrapped: Parameters<typeof format<ReactNode>>[2] = {};
    for (const [name, value] of Object.entries(values)) wrapped[name] = typeof value === "function" ? (chunks) => value(spread(chunks)) : value;
    return spread(format<ReactNode>(messageOf(key), intlLocale, wrapped, options));
  };
  return Object.assign(translate, { rich, has: (key: string) => key in messages }) as Translate<N>;
}

/** As positional children, parts need no keys. */
const spread = (parts: ReactNode | ReactNode[]): ReactNode => (Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts);
