import { problemOf } from "#app/platform/api/problem.ts";
import type { Problems } from "#app/platform/rules/problems.ts";

/** Why a save failed, as a form shows it. */
export type Failure =
  | { kind: "invalid"; problems: Problems }
  /** `data` as the contract declares it: where an edit was overtaken, it has the `current` row; without it the row has gone on to another state. */
  | { kind: "conflict"; data: unknown }
  | { kind: "tooOften"; seconds: number; minutes: number }
  | { kind: "signedOut" | "forbidden" | "gone" | "tooLarge" | "offline" | "failed" }
  /** A code of the feature's own. */
  | { kind: "refused"; code: string; data: unknown };

const KINDS = {
  UNAUTHORIZED: "signedOut",
  FORBIDDEN: "forbidden",
  NOT_FOUND: "gone",
  PAYLOAD_TOO_LARGE: "tooLarge",
  OFFLINE: "offline",
  FAILED: "failed",
} as const;
const isKnown = (code: string): code is keyof typeof KINDS => Object.hasOwn(KINDS, code);

/** A failed call as a form shows it. */
export function readFailure(error: unknown): Failure {
  const { code, data, fields, retryAfter } = problemOf(error);
  if (code === "INVALID") return { kind: "invalid", problems: fields };
  if (code === "CONFLICT" || code === "STATUS_CONFLICT") return { kind: "conflict", data };
  if (code === "TOO_MANY_REQUESTS") {
    const seconds = retryAfter ?? 60;
    return { kind: "tooOften", seconds, minutes: Math.max(1, Math.ceil(seconds / 60)) };
  }
  return isKnown(code) ? { kind: KINDS[code] } : { kind: "refused", code, data };
}

/** The problem of one field in an error, for actions of a single field. */
export function problemAt(error: unknown, field: string): string | undefined {
  const failure = readFailure(error);
  return failure.kind === "invalid" ? failure.problems[field] : undefined;
}

/** The name a feature may have a text for: the kind, or its own code. */
export const nameOfFailure = (failure: Failure): string => (failure.kind === "refused" ? failure.code : failure.kind);
