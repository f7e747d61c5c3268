export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** Riyadh is ahead of UTC, all year: it has no summer time. */
export const RIYADH_MS = 3 * HOUR_MS;
export const DAY_SECONDS = DAY_MS / 1000;
