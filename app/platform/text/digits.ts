const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59]/g;

/** Arabic, Persian, Hindi and Thai digits as Latin ones; everything else stays. */
export const latinDigits = (text: string): string =>
  text.replace(DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    return String((code >> 8 === 9 ? code + 10 : code) & 0xf);
  });
