import { FetchRefused } from "#app/platform/fetch/guarded-fetch.server.ts";
import type { FailureDetail, GenerationFailure } from "../ai-providers.ts";
import { GenerationFailed } from "../generation/generation-failed.ts";
import type { Run } from "./image-provider.ts";
import { AddressForbidden, AnswerTooLarge, Unreachable } from "./provider-fetch.server.ts";

const REASON_LENGTH = 300;
// Redacts anything that looks like a credential.
const SECRETS = /\b(?:sk|r8|hf|AIza|fal|key|token)[-_A-Za-z0-9]{12,}(?::[-_A-Za-z0-9]{8,})?|\b(?:Bearer|Basic|Key)\s+\S+/g;

/** A provider's own words, short, on one line, without anything that opens an account. */
export function plainReason(text: unknown, key: string | null): string | null {
  if (typeof text !== "string") return null;
  const open = key ? text.replaceAll(key, "…") : text;
  const line = open
    .replace(SECRETS, "…")
    .replace(/https?:\/\/\S+/g, "…")
    .replace(/\s+/g, " ")
    .trim();
  if (!line) return null;
  return line.length > REASON_LENGTH ? `${line.slice(0, REASON_LENGTH - 1)}…` : line;
}

/** The sentence in an error's body, wherever the provider put it. */
export function sentenceIn(body: unknown): string | null {
  if (typeof body === "string") return body || null;
  if (Array.isArray(body)) return body.map(sentenceIn).filter(Boolean).join(" ") || null;
  if (typeof body !== "object" || body === null) return null;
  const fields = body as Record<string, unknown>;
  for (const name of ["message", "detail", "msg", "error", "errors", "exception_message", "title"]) {
    const found = sentenceIn(fields[name]);
    if (found) return found;
  }
  return null;
}

/** Words with which providers say that they do not want to make a picture. */
const REFUSALS =
  /moderation|content[_ ]policy|safety (?:system|filter|check)|safety_violations|content_filter|flagged as sensitive|\bnsfw\b|sensitive content|inappropriate content|prohibited content/i;
const NO_CREDIT = /insufficient[_ ](?:quota|credit|funds|balance)|billing_hard_limit|exhausted balance|out of credit|payment[_ ]required/i;
const WRONG_KEY = /api[_ ]?key (?:is )?(?:not valid|invalid)|API_KEY_INVALID|invalid api key|incorrect api key/i;

const BY_STATUS: Partial<Record<number, [GenerationFailure, FailureDetail]>> = {
  401: ["UNAVAILABLE", "key"],
  402: ["LIMIT", "quota"],
  403: ["UNAVAILABLE", "key"],
  404: ["UNAVAILABLE", "notFound"],
  405: ["UNAVAILABLE", "notFound"],
  408: ["TIMED_OUT", "server"],
  413: ["INVALID", "tooLarge"],
  429: ["LIMIT", "rate"],
};

/** Maps an unsuccessful answer to a failure. */
export function failureOfAnswer(status: number, text: string, key: string | null): GenerationFailed {
  const reason = plainReason(sentenceIn(parsed(text)), key);
  if (status < 500 && NO_CREDIT.test(text)) return new GenerationFailed("LIMIT", "quota", reason);
  if (status < 500 && WRONG_KEY.test(text)) return new GenerationFailed("UNAVAILABLE", "key", reason);
  if ((status === 400 || status === 403 || status === 422) && REFUSALS.test(text)) return new GenerationFailed("MODERATED", null, reason);
  if (status >= 300 && status < 400) return new GenerationFailed("UNAVAILABLE", "address", reason);
  const [code, detail] = BY_STATUS[status] ?? (status >= 500 ? (["UNAVAILABLE", "server"] as const) : (["INVALID", "request"] as const));
  return new GenerationFailed(code, detail, reason);
}

/** Maps a provider's failed work to a failure, by its message. */
export function failureOfWork(message: unknown, key: string | null): GenerationFailed {
  const text = sentenceIn(message) ?? "";
  if (REFUSALS.test(text)) return new GenerationFailed("MODERATED", null, plainReason(text, key));
  return new GenerationFailed("UNAVAILABLE", "server", plainReason(text, key));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.startsWith("<") ? null : text;
  }
}

/** Any error of an adapter as what the caller understands. */
export function failureOf(error: unknown, { signal, deadlineAt }: Pick<Run, "signal" | "deadlineAt">): GenerationFailed {
  if (signal.aborted) return new GenerationFailed(Date.now() >= deadlineAt - 5 || isTimeout(signal.reason) ? "TIMED_OUT" : "CANCELED");
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth += 1) {
    if (cause instanceof GenerationFailed) return cause;
    if (cause instanceof Unreachable) return new GenerationFailed("UNAVAILABLE", cause.isUnsent ? "network" : "interrupted");
    if (cause instanceof AnswerTooLarge) return new GenerationFailed("INVALID", "tooLarge");
    if (cause instanceof AddressForbidden) return new GenerationFailed("UNAVAILABLE", "address");
    if (cause instanceof FetchRefused) return failureOfFile(cause);
  }
  return new GenerationFailed("INVALID", "noPicture");
}

function failureOfFile({ problem }: FetchRefused): GenerationFailed {
  if (problem === "too_large") return new GenerationFailed("INVALID", "tooLarge");
  if (problem === "forbidden" || problem === "address" || problem === "redirects") return new GenerationFailed("UNAVAILABLE", "address");
  return new GenerationFailed("UNAVAILABLE", "network");
}

const isTimeout = (reason: unknown): boolean => reason instanceof Error && reason.name === "TimeoutError";
