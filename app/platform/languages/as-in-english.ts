import { anatomy } from "./anatomy.server.ts";
import type { Texts } from "./catalogue-files.ts";
import { linkTarget } from "./links.ts";

/** Above both, a text no longer fits where the English one does. */
const TIMES = 2;
const LETTERS = 14;

/** The words of a text without what is inserted into it. */
const words = (text: string): string => text.replace(/\{[^{}]*\}|<[^>]*>/g, " ");
const isWord = (text: string): boolean => /\p{L}[a-z]{3}/u.test(words(text));

/** Texts that are in another language what they are in English: untranslated, unless the language has the same word. */
export const equalTexts = (english: Texts, own: Texts, namespace: string): string[] => [
  ...new Set(Object.entries(own).flatMap(([key, text]) => (english[key] === text && !linkTarget(text, namespace) && isWord(text) ? [text] : []))),
];

/** Keys of texts that are too long for the place of the English one. Forms of numbers and choices count by their number. */
export const longTexts = (english: Texts, own: Texts): string[] =>
  Object.entries(own)
    .filter(([key, text]) => {
      const en = english[key] ?? "";
      return anatomy(text).plurals.length === 0 && text.length > TIMES * en.length && text.length > en.length + LETTERS;
    })
    .map(([key]) => key);
