import { setTimeout as pause } from "node:timers/promises";
import { Unreachable } from "./provider-fetch.server.ts";

/** How long is waited; tests wait less. */
export const PACE = { firstPauseMs: 800, mostPauseMs: 20_000, pollMs: 1_500 };
const MOST_TRIES = 4;

/**
 * How often the same request may be sent, by what is known of who charges for what:
 * - free: reading, polling, and servers of one's own. All temporary failures are retried.
 * - failuresAreFree: OpenAI, Gemini and Stability charge for pictures that they answer with and not for answers of 4xx and 5xx, so those are tried again.
 *   A connection that broke after the request was sent may hide a picture that was made and is paid, so that is not: none of them takes an idempotency key.
 * - refusalsAreFree: Replicate and fal begin work when they accept a request. Only 429 and 503 (nothing was accepted) are tried again.
 */
export type Charging = "free" | "failuresAreFree" | "refusalsAreFree";

const PASSING: Record<Charging, (status: number) => boolean> = {
  free: (status) => status === 429 || status >= 500,
  failuresAreFree: (status) => status === 429 || status >= 500,
  refusalsAreFree: (status) => status === 429 || status === 503,
};

type Retry = { charging: Charging; signal: AbortSignal; deadlineAt: number };

/** Retries until an answer is final or the deadline passes; the caller handles the last answer or error. */
export async function withRetries(send: () => Promise<Response>, { charging, signal, deadlineAt }: Retry): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send().catch((error: unknown) => {
      if (error instanceof Unreachable && (error.isUnsent || charging === "free")) return error;
      throw error;
    });
    const isFinal = !(answer instanceof Unreachable) && (!PASSING[charging](answer.status) || (await isAboutMoney(answer)));
    const wait = pauseBefore(tries, answer);
    if (isFinal || tries >= MOST_TRIES || Date.now() + wait >= deadlineAt) {
      if (answer instanceof Unreachable) throw answer;
      return answer;
    }
    await pause(wait, undefined, { signal });
  }
}

/** An empty account answers 429, too, and retrying does not help. */
async function isAboutMoney(answer: Response): Promise<boolean> {
  return answer.status === 429 && /insufficient_quota|billing_hard_limit/i.test(await answer.clone().text());
}

function pauseBefore(tries: number, answer: Response | Unreachable): number {
  const backoff = Math.min(PACE.mostPauseMs, PACE.firstPauseMs * 2 ** (tries - 1)) * (0.75 + Math.random() / 2);
  const asked = answer instanceof Unreachable ? Number.NaN : Number.parseFloat(answer.headers.get("retry-after") ?? "");
  return Number.isFinite(asked) ? Math.max(backoff, asked * 1000) : backoff;
}

/** Waits between polls. */
export const untilNextPoll = (signal: AbortSignal): Promise<void> => pause(PACE.pollMs, undefined, { signal });
