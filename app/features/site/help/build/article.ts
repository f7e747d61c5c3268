import type { Group, Section } from "../help.ts";

/** A text of an article in one language: labels of the product stand in it as `{{namespace:key}}`, pictures as `<img data-picture="name" alt="…">`. */
export type ArticleText = {
  title: string;
  summary: string;
  /** What else people type for it. */
  words: string;
  html: string;
  /** For the search, without markup. */
  plain: string;
  /** Items of its first numbered list. */
  steps: readonly string[];
  /** Questions and answers of a page that is made of them. */
  questions: readonly (readonly [question: string, answer: string])[];
};

export type Article = {
  /** `homeowners/ask-for-a-quote` */
  id: string;
  section: Section;
  slug: string;
  group: Group;
  order: number;
  /** The day it was written. */
  written: string;
  /** Addresses of the screens it is about: `*` stands for one part of a path, `**` for all that follows. */
  screens: readonly string[];
  pictures: readonly string[];
  texts: Readonly<Record<"en" | "ar", ArticleText>>;
};
