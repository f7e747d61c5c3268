import { newRandomId } from "#app/platform/database/random-id.ts";

const STORED = "checkout.key";
type Stored = { cart: string; key: string };

/** The idempotency key of a cart: the same after a refresh and in another tab, another one for another cart. */
export function keyFor(cart: string): string {
  try {
    const stored = JSON.parse(localStorage.getItem(STORED) ?? "null") as Stored | null;
    if (stored?.cart === cart) return stored.key;
    const key = newRandomId();
    localStorage.setItem(STORED, JSON.stringify({ cart, key } satisfies Stored));
    return key;
  } catch {
    return sessionKey;
  }
}
/** Of browsers that store nothing. */
const sessionKey = newRandomId();

/** The same pieces may be bought again. */
export function forgetKey(): void {
  try {
    localStorage.removeItem(STORED);
  } catch {
    // Nothing was stored.
  }
}
