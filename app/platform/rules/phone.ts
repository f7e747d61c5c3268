import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import * as z from "zod/mini";
import { optionalText } from "./texts.ts";

/** Invisible direction marks, often copied from chats and web pages. */
const UNSEEN = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
const SAUDI_MOBILE = /^\+9665\d{8}$/;

/**
 * The number as it is stored (E.164), or null when it cannot be one. Saudi numbers in every spelling: 05, 5, 966, 00966, +966, with Arabic
 * digits, spaces and hyphens; other countries with their code.
 */
export function normalizePhone(text: string): string | null {
  const plain = text
    .normalize("NFKC")
    .replace(UNSEEN, "")
    .replace(DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .trim();
  if (!/^[+(]?[\d\s().\-/]{6,30}$/.test(plain) && !/^\(\+\d{1,3}\)[\d\s().\-/]{5,26}$/.test(plain)) return null;
  const number = parsePhoneNumberFromString(plain, "SA");
  if (!number?.isValid() || number.ext) return null;
  return number.number;
}

/** Formatted for display, '+966 55 000 1000'; unchanged when it cannot be parsed. */
export function readablePhone(text: string): string {
  const number = normalizePhone(text);
  return (number && parsePhoneNumberFromString(number)?.formatInternational()) || text;
}

/** The number of a row as people read it. */
export const shownPhone = (stored: string | null): string | null => stored && readablePhone(stored);

/** Whether a code can be sent to it. Saudi mobiles are recognizable; for other countries only sending shows it. */
export const takesMessages = (phone: string): boolean => !phone.startsWith("+966") || SAUDI_MOBILE.test(phone);

/** A telephone number or nothing, stored as E.164. */
export const optionalPhone = () =>
  optionalText(300, (typed) => normalizePhone(typed) ?? typed.trim()).check(z.refine((given) => given === null || normalizePhone(given) === given, "phone"));
