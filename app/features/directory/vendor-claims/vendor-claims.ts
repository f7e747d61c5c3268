// Shared by form, API and lists. Without zod, so that screens stay small.

export const CLAIM_STATUSES = ["open", "approved", "rejected", "withdrawn", "closed"] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

export const CLAIM_RELATIONS = ["owner", "manager", "employee"] as const;
export type ClaimRelation = (typeof CLAIM_RELATIONS)[number];

export const MAX_EVIDENCE = 5;
export const NOTE_LENGTH = 2_000;
export const REASON_LENGTH = 500;
export const CLAIMS_PER_PAGE = 20;
/** A note this short explains nothing. */
const NOTE_MIN = 20;

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

/** Someone must be able to decide: a document, or a note that says enough. Shared by the server and the form. */
export function checkClaim(claim: { relation: string; note: string; documentCount: number }): Partial<Record<ClaimField, ClaimProblem>> {
  const problems: Partial<Record<ClaimField, ClaimProblem>> = {};
  if (!CLAIM_RELATIONS.some((relation) => relation === claim.relation)) problems.relation = "required";
  if (claim.note.length > NOTE_LENGTH) problems.note = "tooLong";
  else if (claim.documentCount === 0 && claim.note.length < NOTE_MIN) problems.note = "evidence";
  if (claim.documentCount > MAX_EVIDENCE) problems.documents = "tooMany";
  return problems;
}

/** Free mail providers prove nothing about a business. */
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
