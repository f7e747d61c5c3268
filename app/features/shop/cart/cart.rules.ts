// The cart's rules, pure. Free of zod: public pages load them when something is added.
import { MOST_LINES, MOST_OF_A_LINE } from "./cart.limits.ts";

/** What the cart holds, in local storage and in the account: a product, its variant, how many, and the price in halalas that the buyer last saw. */
export type CartItem = { id: string; variant: string; quantity: number; price: number };
type Line = Pick<CartItem, "id" | "variant">;

const isSame = (a: Line, b: Line): boolean => a.id === b.id && a.variant === b.variant;
const upTo = (quantity: number): number => Math.min(MOST_OF_A_LINE, Math.trunc(quantity));

/** The same product in the same variant becomes more of it; a new line goes to the end. Unchanged when the cart is full. */
export function add(items: readonly CartItem[], item: CartItem): CartItem[] {
  const before = items.find((each) => isSame(each, item));
  if (before) return items.map((each) => (each === before ? { ...item, quantity: upTo(before.quantity + item.quantity) } : each));
  return items.length >= MOST_LINES || item.quantity < 1 ? [...items] : [...items, { ...item, quantity: upTo(item.quantity) }];
}

/** 0 or less removes the line. */
export const setQuantity = (items: readonly CartItem[], line: Line, quantity: number): CartItem[] =>
  items.flatMap((each) => (!isSame(each, line) ? each : quantity < 1 ? [] : { ...each, quantity: upTo(quantity) }));

export const remove = (items: readonly CartItem[], line: Line): CartItem[] => setQuantity(items, line, 0);

/** What two carts have, such as a browser's and an account's: the larger quantity of each line, so that merging again changes nothing. The price is the first one's. */
export function merge(items: readonly CartItem[], others: readonly CartItem[]): CartItem[] {
  return others.reduce<CartItem[]>(
    (merged, other) => {
      const own = merged.find((each) => isSame(each, other));
      return own ? setQuantity(merged, own, Math.max(own.quantity, other.quantity)) : add(merged, other);
    },
    [...items],
  );
}

/** The account's cart with changes that it does not have yet on top; one of quantity 0 removes. */
export const overlay = (items: readonly CartItem[], changes: readonly CartItem[]): CartItem[] =>
  changes.reduce<CartItem[]>(
    (all, change) => {
      const isKnown = all.some((each) => isSame(each, change));
      return isKnown
        ? setQuantity(
            all.map((each) => (isSame(each, change) ? { ...each, price: change.price } : each)),
            change,
            change.quantity,
          )
        : add(all, change);
    },
    [...items],
  );

/** Lines of `after` that differ from `before`, and those that are gone with quantity 0: what the account has to be sent. */
export function changedLines(before: readonly CartItem[], after: readonly CartItem[]): CartItem[] {
  const changed = after.filter((item) => {
    const old = before.find((each) => isSame(each, item));
    return old?.quantity !== item.quantity || old.price !== item.price;
  });
  const gone = before.filter((item) => !after.some((each) => isSame(each, item)));
  return [...changed, ...gone.map((item) => ({ ...item, quantity: 0 }))];
}

export const pieces = (items: readonly Pick<CartItem, "quantity">[]): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

const isItem = (value: unknown): value is CartItem => {
  const { id, variant, quantity, price } = (value ?? {}) as Partial<Record<keyof CartItem, unknown>>;
  return typeof id === "string" && typeof variant === "string" && Number.isInteger(quantity) && Number.isInteger(price);
};

/** Reads what was stored; what is no item is left out, and so is what is too much. */
export function parseItems(stored: string | null): CartItem[] {
  try {
    const values: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(values) ? values.filter(isItem).reduce<CartItem[]>(add, []) : [];
  } catch {
    return [];
  }
}
