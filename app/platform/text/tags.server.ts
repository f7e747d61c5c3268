import { foldText } from "./fold.ts";
import words from "./tags.json" with { type: "json" };

// Tags that people commonly give, in both languages. A tag is stored as it was typed; the server names it in the reader's language, so that no page
// ships the whole list. A tag that is not in it stays as it is.
const pairs = Object.entries(words);
const inArabic = new Map(pairs.map(([english, arabic]) => [foldText(english), arabic]));
const inEnglish = new Map(pairs.map(([english, arabic]) => [foldText(arabic), english]));

function tagIn(tag: string, language: string): string {
  const key = foldText(tag.trim());
  return (language === "ar" ? inArabic.get(key) : inEnglish.get(key)) ?? tag;
}

/** Tags in the reader's language, each once. */
export const tagsIn = (tags: readonly string[], language: string): string[] => [...new Set(tags.map((tag) => tagIn(tag, language)))];

/** How a tag may be stored, in lower case: as it is, and in the other language. */
export const spellingsOf = (tag: string): string[] => [...new Set([tag, tagIn(tag, "ar"), tagIn(tag, "en")].map((text) => text.trim().toLowerCase()))];
