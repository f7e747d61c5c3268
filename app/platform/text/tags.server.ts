import { foldText } from "./fold.ts";
import { nameFor } from "./local-names.ts";
import words from "./tags.json" with { type: "json" };

// Tags that people commonly give, in both languages. A tag is stored as it was typed; the server names it in the reader's language, so that no page
// ships the whole list. A tag that is not in it stays as it is.
const pairs = Object.entries(words);
const inArabic = new Map(pairs.map(([english, arabic]) => [foldText(english), arabic]));
const asListed = new Map(pairs.map(([english]) => [foldText(english), english]));
const inEnglish = new Map(pairs.map(([english, arabic]) => [foldText(arabic), english]));

function tagIn(tag: string, language: string): string {
  const key = foldText(tag.trim());
  if (language === "ar") return inArabic.get(key) ?? tag;
  if (language === "en") return inEnglish.get(key) ?? tag;
  const english = asListed.get(key) ?? inEnglish.get(key);
  return english === undefined ? tag : nameFor(english, null, language);
}

/** Tags in the reader's language, each once. */
export const tagsIn = (tags: readonly string[], language: string): string[] => [...new Set(tags.map((tag) => tagIn(tag, language)))];

/** How a tag may be stored, in lower case: as it is, and in the other language. */
export const spellingsOf = (tag: string): string[] => [...new Set([tag, tagIn(tag, "ar"), tagIn(tag, "en")].map((text) => text.trim().toLowerCase()))];
