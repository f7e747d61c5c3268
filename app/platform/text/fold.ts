import { latinDigits } from "./digits.ts";

const MARKS = /[\u0300-\u036F\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u200C-\u200F\u00AD]/g;
const FORMS: Record<string, string> = { ٱ: "ا", ى: "ي", ی: "ي", ة: "ه", گ: "ك", ک: "ك" };

/** A text as the database compares it (`search_norm`): without case, accents, vowel signs and Arabic letter forms, with Latin digits. */
export const foldText = (text: string): string =>
  latinDigits(text.normalize("NFKD").toLowerCase().replace(MARKS, "")).replace(/[ٱىیةگک]/g, (letter) => FORMS[letter] ?? letter);
