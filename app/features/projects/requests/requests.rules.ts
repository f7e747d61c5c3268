// The rules of a request. The server decides by them; the form shows the same verdict before it asks.

import { riyadhDay } from "#app/platform/money/vat.ts";
import { isDay } from "#app/platform/rules/days.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/rules/durations.ts";
import { manyLines, oneLine } from "#app/platform/rules/plain-texts.ts";
import {
  LEAST_DAYS,
  MOST_DAYS,
  MOST_INVITED,
  MOST_TRADES,
  type RequestField,
  type RequestKind,
  type RequestProblem,
  TITLE_LENGTH,
  WORDS_LENGTH,
} from "./requests.ts";

/** Bids arrive until the end of this day in Riyadh. */
export const deadlineOf = (lastDay: string): Date => new Date(Date.parse(`${lastDay}T00:00:00+03:00`) + DAY_MS);

export const lastDayOf = (deadline: Date): string => riyadhDay(new Date(deadline.getTime() - 1));

/** Its price no longer holds. @param validUntil the last day on which it does */
export const isBidOver = ({ validUntil }: { validUntil: string | null }): boolean => validUntil !== null && validUntil < riyadhDay(new Date());

export const dayFrom = (now: Date, days: number): string => riyadhDay(new Date(now.getTime() + days * DAY_MS));

function deadlineProblem(lastDay: string, now: Date): RequestProblem | undefined {
  if (lastDay === "") return "required";
  if (!isDay(lastDay)) return "day";
  if (lastDay < dayFrom(now, LEAST_DAYS)) return "soon";
  return lastDay > dayFrom(now, MOST_DAYS) ? "late" : undefined;
}

/** Between two reminders of one bidder, and between two requests to renew one bid. */
const PAUSE_MS = 48 * HOUR_MS;
/** Within this time a second call is the same click. */
const CLICK_MS = MINUTE_MS;

/** Whether a bidder can be asked once more: again after the pause; `same` at once, `early` in between. */
export function turnOf(askedAt: Date | null, now: Date): "due" | "same" | "early" {
  const since = askedAt ? now.getTime() - askedAt.getTime() : PAUSE_MS;
  return since >= PAUSE_MS ? "due" : since < CLICK_MS ? "same" : "early";
}

type Given = { title: string; kind: RequestKind; words: string; lastDay: string; invited: number; trades: number };

const countProblem = (count: number, most: number): RequestProblem | undefined => (count === 0 ? "required" : count > most ? "tooMany" : undefined);

/** Chosen people for an invited request, trades for an open one. */
export function checkRequest({ title, kind, words, lastDay, invited, trades }: Given, now: Date): Partial<Record<RequestField, RequestProblem>> {
  const problems = {
    title: oneLine(title) === "" ? ("required" as const) : oneLine(title).length > TITLE_LENGTH ? ("tooLong" as const) : undefined,
    words: manyLines(words).length > WORDS_LENGTH ? ("tooLong" as const) : undefined,
    deadline: deadlineProblem(lastDay, now),
    ...(kind === "invited" ? { invited: countProblem(invited, MOST_INVITED) } : { trades: countProblem(trades, MOST_TRADES) }),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Partial<Record<RequestField, RequestProblem>>;
}
