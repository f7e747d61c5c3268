import { GenerationFailed } from "#app/features/studio/ai-providers/public.server.ts";
import type { FAILURES } from "../redesign.ts";

export type Failed = { failure: (typeof FAILURES)[number] /** What a provider said, in its own words. */; reason: string | null };

const ofProvider: Record<GenerationFailed["code"], Failed["failure"]> = {
  NOT_ALLOWED: "limit",
  MODERATED: "moderated",
  UNAVAILABLE: "unavailable",
  TIMED_OUT: "timedOut",
  INVALID: "refused",
  // The provider's own limits: unavailable to this person for now.
  LIMIT: "unavailable",
  CANCELED: "unavailable",
};

/** A room that cannot be furnished: no box, or hardly any floor. */
export class RoomUnfit extends Error {}

/** Maps an error to the failure shown to the person. */
export function failedBecause(error: unknown): Failed {
  if (error instanceof GenerationFailed) return { failure: ofProvider[error.code], reason: error.reason };
  if (error instanceof RoomUnfit) return { failure: "room", reason: null };
  return { failure: (error as Error | null)?.name === "StoredFileMissing" ? "photo" : "engine", reason: null };
}
