import { SAVABLE } from "../saved.ts";
import { WISH_KEY, type Wish } from "./keep-for-later.ts";

/** Signing up takes a mail and its link, which may open another tab: longer than a visit, shorter than a day. */
const VALID_MS = 60 * 60 * 1000;

/** The wish, once: whoever asks first fulfils it. */
export function takeKept(): Wish | null {
  try {
    const { type, id, at } = JSON.parse(localStorage.getItem(WISH_KEY) ?? "{}") as Partial<Wish & { at: number }>;
    localStorage.removeItem(WISH_KEY);
    const isValid = SAVABLE.some((known) => known === type) && typeof id === "string" && Date.now() - (at ?? 0) < VALID_MS;
    return isValid ? ({ type, id } as Wish) : null;
  } catch {
    return null;
  }
}
