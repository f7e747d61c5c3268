// Addresses behind the contact buttons. Vendors write numbers in many ways; wa.me and tel: want one.

const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const western = (text: string) => text.replace(ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** The number in international form without plus: '0505 032-807' is 966505032807. Null when it cannot be a number. */
export function internationalNumber(text: string | null): string | null {
  if (!text) return null;
  // several numbers in one field: the first counts
  const first = western(text).split(/[,;/|\n]|\s{2,}/)[0] ?? "";
  const isInternational = /^\s*\(?\s*(\+|00)/.test(first);
  let digits = first.replace(/\D/g, "");
  if (isInternational) digits = digits.replace(/^00/, "");
  // '+966 (0) 50 503 2807'
  if (digits.startsWith("9660")) digits = `966${digits.slice(4)}`;
  if (!isInternational && !digits.startsWith("966")) {
    const local = digits.replace(/^0+/, "");
    // Saudi numbers: nine digits behind the zero; unified numbers (9200 12345, 800 123 4567) have no country form for WhatsApp
    if (/^[15]\d{8}$/.test(local)) digits = `966${local}`;
    else return null;
  }
  return digits.length >= 8 && digits.length <= 15 ? digits : null;
}

/** Unified and toll-free numbers (9200..., 800...) take neither messages nor a country code. */
export function whatsappUrl(text: string | null): string | null {
  const number = internationalNumber(text);
  return number ? `https://wa.me/${number}` : null;
}

export function phoneUrl(text: string | null): string | null {
  if (!text) return null;
  const number = internationalNumber(text);
  if (number) return `tel:+${number}`;
  const digits = western(text).replace(/\D/g, "");
  return digits.length >= 3 ? `tel:${digits}` : null;
}

export const emailUrl = (text: string | null): string | null => (text && /^[^\s@<>"]+@[^\s@<>"]+$/.test(text) ? `mailto:${text}` : null);

/** Only web addresses become links: a `javascript:` in an imported file must not. */
export function webUrl(text: string | null): string | null {
  if (!text) return null;
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(text.trim()) ? text.trim() : `https://${text.trim()}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  return (url.protocol === "https:" || url.protocol === "http:") && url.hostname.includes(".") ? url.href : null;
}

/** The place on a map, for entries that came with coordinates and without a link. */
export const mapUrl = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }): string | null =>
  latitude === null || longitude === null ? null : `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

/** '@name' and 'name' are what people write for an Instagram page. */
export function instagramUrl(text: string | null): string | null {
  const handle = text?.trim().replace(/^@/, "");
  return handle && /^[\w.]{1,30}$/.test(handle) && !handle.includes(".com") ? `https://www.instagram.com/${handle}` : webUrl(text);
}

/** The part of an address right before its city, as in 'Tahlia Street, Al Olaya, Riyadh 12214'. Not a street's name or a number. */
export function districtIn(address: string | null, cities: readonly (string | null)[]): string | null {
  const parts = (address ?? "").split(/[,،]/).map((part) => part.trim());
  const city = parts.findLastIndex((part) => cities.includes(part.replace(/[\s\d-]+$/, "")));
  const before = parts[city - 1];
  return before && before.length <= 40 && !/\d|\b(street|st|road|rd|avenue|highway)\b|شارع|طريق/i.test(before) ? before : null;
}
