import { latinDigits } from "./digits.ts";

const MARKS = /[\u0300-\u036F\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u093C\u200C-\u200F\u00AD]/g;
const LETTERS = /[ٱىیةگکßæœłđøıς]/g;
const FORMS: Record<string, string> = { ٱ: "ا", ى: "ي", ی: "ي", ة: "ه", گ: "ك", ک: "ك", ß: "ss", æ: "ae", œ: "oe", ł: "l", đ: "d", ø: "o", ı: "i", ς: "σ" };

/**
 * A text as the database compares it (`search_norm`): without case, accents, vowel signs and forms of letters, with Latin digits. й is a letter of its own,
 * not an accented и.
 */
export const foldText = (text: string): string =>
  latinDigits(text.normalize("NFKD").toLowerCase().replaceAll("\u0438\u0306", "\u0439").replace(MARKS, "")).replace(
    LETTERS,
    (letter) => FORMS[letter] ?? letter,
  );
