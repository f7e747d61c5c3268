import { problemOf } from "#app/platform/api/problem.ts";

export type Outcome = "found" | "missing" | "failed";

/** A search engine drops what answers 404, and asks again later for what answers 503. */
export const STATUS: Record<Outcome, number> = { found: 200, missing: 404, failed: 503 };

/** There is no such record for the viewer, or the address has a name that no record can have. */
export const isMissing = (error: unknown): boolean => ["NOT_FOUND", "BAD_REQUEST"].includes(problemOf(error).code);

/** What a screen for one record shows in place of it. */
export const outcomeOf = (error: unknown): "missing" | "failed" => (isMissing(error) ? "missing" : "failed");
