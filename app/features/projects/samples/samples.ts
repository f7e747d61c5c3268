// What screens and server share about sample projects. Free of zod, so that screens load little.

/** How far somebody is with their sample: `over` when the time for its bids has passed, or they withdrew theirs. */
export const SAMPLE_STEPS = ["brief", "writing", "sent", "accepted", "completed", "over"] as const;
export type SampleStep = (typeof SAMPLE_STEPS)[number];

/** What the made-up household does when its professional asks for it. */
export const SAMPLE_MOVES = ["accept", "complete"] as const;
