// Shared by form, API and lists. Without zod, so that screens stay small.

export const CLAIM_STATUSES = ["open", "approved", "rejected", "withdrawn", "closed"] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

export const CLAIM_RELATIONS = ["owner", "manager", "employee"] as const;
export type ClaimRelation = (typeof CLAIM_RELATIONS)[number];

export const MAX_EVIDENCE = 5;
export const NOTE_LENGTH = 2_000;
export const REASON_LENGTH = 500;
export const CLAIMS_PER_PAGE = 20;

export type ClaimField = "relation" | "note" | "documents";
/** Texts of the form are found by these codes. */
export type ClaimProblem =
  | "required"
  | "tooLong"
  | "tooMany"
  | "evidence"
  | "TOO_LARGE"
  | "UNSUPPORTED"
  | "EMPTY"
  | "HEIC"
  | "TOO_MANY_PIXELS"
  | "DAMAGED"
  | "BUSY";

/** Mailboxes that anybody can open prove nothing about a business. */
const OPEN_TO_ALL = new Set([
  "gmail.com",
  "googlemail.com",
  "outlook.com",
  "outlook.sa",
  "hotmail.com",
  "live.com",
  "yahoo.com",
  "icloud.com",
  "me.com",
  "proton.me",
]);

/** Whether a confirmed address is at the vendor's own domain: that of its site, or of its contact address. */
export function isOwnDomain(email: string, vendor: { websiteUrl: string | null; contactEmail: string | null }): boolean {
  const domain = email.split("@")[1]?.toLowerCase();
  if (!domain || OPEN_TO_ALL.has(domain)) return false;
  const site =
    vendor.websiteUrl && URL.parse(/^https?:/i.test(vendor.websiteUrl) ? vendor.websiteUrl : `https://${vendor.websiteUrl}`)?.hostname.replace(/^www\./, "");
  return domain === vendor.contactEmail?.split("@")[1]?.toLowerCase() || (!!site && (site === domain || site.endsWith(`.${domain}`)));
}
