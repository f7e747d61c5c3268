import { SAVABLE, type Savable } from "../saved.ts";

type Wish = { type: Savable; id: string };

const KEY = "save.wish";
/** Signing up takes a mail and its link, which may open another tab: longer than a visit, shorter than a day. */
const VALID_MS = 60 * 60 * 1000;

/** What somebody wanted to keep before they were signed in. */
export function keepForLater(wish: Wish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...wish, at: Date.now() }));
  } catch {
    // Without storage the person presses once more.
  }
}

/** The wish, once: whoever asks first fulfils it. */
export function takeKept(): Wish | null {
  try {
    const { type, id, at } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Wish & { at: number }>;
    localStorage.removeItem(KEY);
    const isValid = SAVABLE.some((known) => known === type) && typeof id === "string" && Date.now() - (at ?? 0) < VALID_MS;
    return isValid ? ({ type, id } as Wish) : null;
  } catch {
    return null;
  }
}
