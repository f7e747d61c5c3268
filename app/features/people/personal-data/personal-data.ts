import { DAY_MS } from "#app/platform/rules/durations.ts";

export const GRACE_DAYS = 30;
export const EXPORT_DAYS = 7;
export const EXPORTS_A_DAY = 3;
export const CODE_MINUTES = 10;
export const CODE_DIGITS = 6;

/** Where a closed account is reopened after all. */
export const CANCEL_DELETION_PATH = "/cancel-deletion";

/** When an account that was closed then is erased. */
export const erasedAt = (requestedAt: Date): Date => new Date(requestedAt.getTime() + GRACE_DAYS * DAY_MS);

/** What a person may change without leaving: the others go with the account. */
export const CHOICES = ["marketing", "analytics"] as const;
export type Choice = (typeof CHOICES)[number];
