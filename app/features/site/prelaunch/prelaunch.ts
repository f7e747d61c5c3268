// The vocabulary of the time before the launch. Free of zod, so that its page loads little.

export const PRELAUNCH_ROLES = ["homeowner", "professional", "vendor"] as const;
export type PrelaunchRole = (typeof PRELAUNCH_ROLES)[number];

/** So many places up for each friend who confirms. */
export const PLACES_PER_FRIEND = 10;
export const CODE_LENGTH = 6;
export const CODE_HOURS = 24;
/** Wrong codes until a new one is needed. */
export const MOST_TRIES = 5;
/** Of the text beside the box. */
export const CONSENT_VERSION = "2026-11";

export const PRELAUNCH_PATH = "/pre-launch";
export const invitePath = (code: string): string => `${PRELAUNCH_PATH}?invite=${code}`;
