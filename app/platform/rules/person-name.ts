import { oneLine } from "./plain-texts.ts";

export const PERSON_NAME_MAX = 120;

/** A person's name for mails and pages: one line, without invisible and bidi characters. */
export const personName = (text: string): string => oneLine(text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, " "));
