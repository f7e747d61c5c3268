import type { Savable } from "../saved.ts";

export type Wish = { type: Savable; id: string };

export const WISH_KEY = "save.wish";

/** What somebody wants to keep before they are signed in. */
export function keepForLater(wish: Wish): void {
  try {
    localStorage.setItem(WISH_KEY, JSON.stringify({ ...wish, at: Date.now() }));
  } catch {
    // Without storage the person presses once more.
  }
}
