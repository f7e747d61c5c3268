import { WISH_KEY, type Wish } from "./save-for-later.ts";

/** Signing up takes a mail and its link, which may open another tab: longer than a visit, shorter than a day. */
const VALID_MS = 60 * 60 * 1000;

type Stored<Action> = Extract<Wish, { action: Action }>;

/** Takes the pending wish of this kind: the first caller gets it. `id`: only the one about this. */
export function takePending<Action extends Wish["action"]>(action: Action, id?: string): Stored<Action> | null {
  try {
    const wish = JSON.parse(localStorage.getItem(WISH_KEY) ?? "{}") as Partial<Wish & { at: number }>;
    if (wish.action !== action || typeof wish.id !== "string" || (id && wish.id !== id)) return null;
    localStorage.removeItem(WISH_KEY);
    return Date.now() - (wish.at ?? 0) < VALID_MS ? (wish as Stored<Action>) : null;
  } catch {
    return null;
  }
}
