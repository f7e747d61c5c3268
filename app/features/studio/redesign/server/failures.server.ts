import { GenerationFailed } from "#app/features/studio/ai-providers/public.server.ts";
import type { FAILURES } from "../redesign.ts";

export type Failed = { failure: (typeof FAILURES)[number] /** What a provider said, in its own words. */; reason: string | null };

const ofProvider: Record<GenerationFailed["code"], Failed["failure"]> = {
  NOT_ALLOWED: "limit",
  MODERATED: "moderated",
  UNAVAILABLE: "unavailable",
  TIMED_OUT: "timedOut",
  INVALID: "refused",
  // Of the provider's own: for this person it cannot be had now.
  LIMIT: "unavailable",
  CANCELED: "unavailable",
};

/** What a person is told about an error. */
export function failedBecause(error: unknown): Failed {
  if (error instanceof GenerationFailed) return { failure: ofProvider[error.code], reason: error.reason };
  return { failure: (error as Error | null)?.name === "StoredFileMissing" ? "photo" : "engine", reason: null };
}
