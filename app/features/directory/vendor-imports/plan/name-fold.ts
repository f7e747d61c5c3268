/**
 * Folds a name for comparing names inside a file: case, accents, Arabic letter forms, vowel signs, punctuation and spacing do not count.
 * It follows the database's name_key, which decides between vendors that are already there.
 */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036F\u0640\u064B-\u0655\u0656-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u200C-\u200F\u00AD]/g, "")
    .replace(/[ٱىیةگک]/g, (letter) => FORMS[letter] ?? letter)
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\s\p{P}$+<=>^`|~]+/gu, " ")
    .trim();
}
const FORMS: Record<string, string> = { ٱ: "ا", ى: "ي", ی: "ي", ة: "ه", گ: "ك", ک: "ك" };
