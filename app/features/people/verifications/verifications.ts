// Shared by form, API and lists. Without zod, so that screens stay small.
import type { Role } from "#app/platform/auth/viewer.ts";
import { latinDigits } from "#app/platform/text/digits.ts";

export const VERIFICATION_KINDS = ["commercial_registration", "unified_number", "vat", "licence", "classification"] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];

export const VERIFICATION_STATUSES = ["submitted", "approved", "rejected", "withdrawn", "expired", "replaced"] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/** The state of the badge beside a name. */
export type TrustStatus = "unverified" | "pending" | "verified" | "rejected";

export const MAX_DOCUMENTS = 5;
export const NOTE_LENGTH = 1_000;
export const REASON_LENGTH = 500;
export const VERIFICATIONS_PER_PAGE = 20;
/** Days before the end at which a person is notified. */
export const REMIND_DAYS = 30;
/** A check is valid for at most this many years. */
const LONGEST_YEARS = 10;

/** The badge requires one of these in force; the others are extra. */
const NEEDED: Partial<Record<Role, readonly VerificationKind[]>> = {
  professional: ["licence", "commercial_registration", "unified_number"],
  vendor: ["commercial_registration", "unified_number"],
};

export const neededKinds = (role: Role): readonly VerificationKind[] => NEEDED[role] ?? [];
/** Roles that can be verified. */
export const canBeVerified = (role: Role): boolean => neededKinds(role).length > 0;
/** These name who issued them, too. */
export const namesIssuer = (kind: VerificationKind): boolean => kind === "licence" || kind === "classification";

/** The stored form: Latin digits, capital letters, no spaces. Official numbers have digits only, so separators are dropped, too. */
export function tidyNumber(kind: VerificationKind, typed: string): string {
  const text = latinDigits(typed).replace(/[\s\p{Cf}]/gu, "");
  return namesIssuer(kind) ? text.toUpperCase() : text.replace(/[-./]/g, "");
}

export type VerificationField = "kind" | "number" | "issuedBy" | "statedUntil" | "note" | "documents";
/** Texts of the form are found by these codes. */
export type VerificationProblem =
  | "required"
  | "tooLong"
  | "tenDigits"
  | "unifiedBegins"
  | "vatLength"
  | "vatEnds"
  | "licenceNumber"
  | "past"
  | "date"
  | "tooMany"
  | "TOO_LARGE"
  | "UNSUPPORTED"
  | "EMPTY"
  | "HEIC"
  | "TOO_MANY_PIXELS"
  | "DAMAGED"
  | "BUSY";

/** What is wrong with a normalized number; null when valid. */
export function numberProblem(kind: VerificationKind, number: string): VerificationProblem | null {
  if (!number) return "required";
  if (kind === "commercial_registration" || kind === "unified_number") {
    if (!/^\d{10}$/.test(number)) return "tenDigits";
    return kind === "unified_number" && !number.startsWith("7") ? "unifiedBegins" : null;
  }
  if (kind === "vat") {
    if (!/^\d{15}$/.test(number)) return "vatLength";
    return number.startsWith("3") && number.endsWith("3") ? null : "vatEnds";
  }
  return /^[\p{L}\p{N}][\p{L}\p{N}/-]{2,39}$/u.test(number) ? null : "licenceNumber";
}

export type VerificationText = { kind: VerificationKind; number: string; issuedBy: string; statedUntil: string; note: string };

/** The day in Riyadh, as documents count it. */
export const today = (now = Date.now()): string => new Date(now + 3 * 3_600_000).toISOString().slice(0, 10);

/** A calendar day that exists, written YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** What is wrong with the last day of a check. */
export function untilProblem(text: string, now = Date.now()): VerificationProblem | null {
  if (!isDay(text)) return "date";
  if (text < today(now)) return "past";
  return Number(text.slice(0, 4)) - new Date(now).getFullYear() > LONGEST_YEARS ? "date" : null;
}

type Check = { kind: VerificationKind; status: VerificationStatus; validUntil: string | null };

/** A person's trust status from all their checks, newest first. */
export function trustStatus(role: Role, checks: readonly Check[], now = Date.now()): TrustStatus {
  const needed = checks.filter(({ kind }) => neededKinds(role).includes(kind));
  if (needed.some(({ status, validUntil }) => status === "approved" && validUntil !== null && validUntil >= today(now))) return "verified";
  if (needed.some(({ status }) => status === "submitted")) return "pending";
  return needed.find(({ status }) => status !== "withdrawn" && status !== "replaced")?.status === "rejected" ? "rejected" : "unverified";
}
