import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { latinDigits } from "#app/platform/text/digits.ts";

/** Accepted spellings of true; everything else is false. */
export const parseFlag = (text: string): boolean => ["true", "1", "yes", "نعم"].includes(latinDigits(text).toLowerCase());

/** E.164 for a telephone number, otherwise the text unchanged. */
export function normalPhone(text: string, country: CountryCode = "SA"): string {
  const plain = latinDigits(text);
  // Nearly every number in these files is a Saudi mobile: no need to ask the library.
  const mobile = /^(?:\+966|00966|966|0)?(5\d{8})$/.exec(plain.replace(/[\s().-]/g, ""));
  if (mobile && (country === "SA" || plain.includes("966"))) return `+966${mobile[1]}`;
  const number = parsePhoneNumberFromString(plain, country);
  return number?.isValid() ? number.number : text;
}

/** An http(s) address with its scheme, or null. 'example.sa' is completed. */
export function webAddress(text: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  if (/\s/.test(address) || !URL.canParse(address)) return null;
  const { protocol, hostname, username } = new URL(address);
  return (protocol === "https:" || protocol === "http:") && hostname.includes(".") && username === "" ? address : null;
}

/** An Instagram page: an address, '@name' or the bare name. */
export function instagramAddress(text: string): string | null {
  const handle = /^@([\w.]{1,30})$/.exec(text) ?? /^(\w{1,30})$/.exec(text);
  return handle ? `https://www.instagram.com/${handle[1]}` : webAddress(text);
}
