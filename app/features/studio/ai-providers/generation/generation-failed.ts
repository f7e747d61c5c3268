import type { FailureDetail, GenerationFailure } from "../ai-providers.ts";

/** Why no picture was made, in a form that the caller can explain. */
export class GenerationFailed extends Error {
  readonly code: GenerationFailure;
  readonly detail: FailureDetail | null;
  /** What the provider said, in its own words, short and without any key; null where it said nothing. */
  readonly reason: string | null;
  constructor(code: GenerationFailure, detail: FailureDetail | null = null, reason: string | null = null) {
    super([code, detail, reason].filter(Boolean).join(": "));
    this.name = "GenerationFailed";
    this.code = code;
    this.detail = detail;
    this.reason = reason;
  }
}
