// Shared by pages, editor, contract and services. Without zod, so that pages stay small.

export const MOST_PACKAGES = 8;
export const MOST_EXTRAS = 6;
export const TITLE_LENGTH = 80;
export const NOTE_LENGTH = 1_000;
/** A booking is answered within so many days. */
export const ANSWER_DAYS = 14;

/** Of a text with a line for each. */
export const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
