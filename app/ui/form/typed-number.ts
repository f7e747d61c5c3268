import { latinDigits } from "#app/platform/text/digits.ts";

/**
 * A number as people type it: digits of any script, separators of thousands, the Arabic decimal point.
 * `null` for an empty box, NaN for what is no number. `scale` turns riyals into halalas.
 */
export function readNumber(typed: string, scale = 1): number | null {
  const plain = latinDigits(typed)
    .replace(/[,\s٬]/g, "")
    .replace("٫", ".");
  if (plain === "") return null;
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return Number.NaN;
  const value = Number(plain) * scale;
  return scale === 1 ? value : Math.round(value);
}

/** The text of a stored number. */
export const writeNumber = (value: number | null, scale = 1): string => (value === null || Number.isNaN(value) ? "" : String(value / scale));
