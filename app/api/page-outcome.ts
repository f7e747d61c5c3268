import { problemOf } from "#app/platform/api/problem.ts";

export type Outcome = "found" | "missing" | "failed";

/** Search engines drop pages with 404, and retry those with 503. */
export const STATUS: Record<Outcome, number> = { found: 200, missing: 404, failed: 503 };

/** No such record for the viewer, or an invalid name in the address. */
export const isMissing = (error: unknown): boolean => ["NOT_FOUND", "BAD_REQUEST"].includes(problemOf(error).code);

/** Outcomes of a screen for one record. */
export const outcomeOf = (error: unknown): "missing" | "failed" => (isMissing(error) ? "missing" : "failed");
