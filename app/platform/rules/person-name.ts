import { oneLine } from "./plain-texts.ts";

export const PERSON_NAME_MAX = 120;

/** A person's name as it stands in mails and on pages: one line, without signs that hide or turn text. */
export const personName = (text: string): string => oneLine(text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, " "));
