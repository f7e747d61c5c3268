// Shared by contract, services and screens of the dashboard. Without zod, so that screens stay small.

export const REQUEST_STATUSES = ["new", "seen", "answered", "closed"] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** What the dashboard suggests; a step disappears when it is done. */
export const NEXT_STEPS = [
  "verifyEmail",
  "answerRequests",
  "readMessages",
  "addVendor",
  "completeProfile",
  "getVerified",
  "findVendors",
  "askForQuote",
] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** What the command palette finds on the server. */
export const HIT_KINDS = ["conversation", "sentRequest", "receivedRequest", "adminVendor", "vendor", "user", "article"] as const;
export type HitKind = (typeof HIT_KINDS)[number];

export const SEARCH_LENGTH = 80;
