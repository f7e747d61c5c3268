/** An action that needs a sign-in first. */
export type Wish =
  | { action: "save"; type: string; id: string }
  | { action: "like"; id: string }
  | { action: "ideabook"; id: string }
  | { action: "rate"; id: string; rating: number };

export const WISH_KEY = "save.wish";

/** Stores the wish while someone signs in. */
export function saveForLater(wish: Wish): void {
  try {
    localStorage.setItem(WISH_KEY, JSON.stringify({ ...wish, at: Date.now() }));
  } catch {
    // Without storage the person has to click again.
  }
}
