// What is no longer as the buyer last saw it. Pure.
import type { CartItem } from "./cart.rules.ts";

/** How a line stands now, by its variant. `left`: how many can be had; null without a limit, as of what is made to order. */
export type Standing = { variant: string; price: number; left: number | null };

export type Change = { variant: string } & (
  | { kind: "cheaper" | "dearer"; by: number }
  | { kind: "fewer"; left: number; asked: number }
  | { kind: "soldOut" | "gone" }
);

/** How many of a line will be bought. */
export const buyable = (item: Pick<CartItem, "quantity">, standing: Standing | undefined): number =>
  standing ? Math.min(item.quantity, standing.left ?? item.quantity) : 0;

/**
 * One change for each line that has one, what hinders buying before its price.
 * @param out variants of which the buyer knows that they cannot be had
 */
export function changesOf(items: readonly CartItem[], standings: readonly Standing[], out: readonly string[]): Change[] {
  return items.flatMap((item): Change | [] => {
    const { variant, quantity, price } = item;
    const now = standings.find((each) => each.variant === variant);
    if (!now) return out.includes(variant) ? [] : { variant, kind: "gone" };
    if (now.left === 0) return out.includes(variant) ? [] : { variant, kind: "soldOut" };
    if (now.left !== null && now.left < quantity) return { variant, kind: "fewer", left: now.left, asked: quantity };
    if (now.price < price) return { variant, kind: "cheaper", by: price - now.price };
    return now.price > price ? { variant, kind: "dearer", by: now.price - price } : [];
  });
}

/** The items as the buyer understood them, and the variants that cannot be had. */
export function understood(items: readonly CartItem[], standings: readonly Standing[]): { items: CartItem[]; out: string[] } {
  const of = ({ variant }: CartItem) => standings.find((each) => each.variant === variant);
  return {
    items: items.map((item) => {
      const now = of(item);
      return now ? { ...item, price: now.price, quantity: buyable(item, now) || item.quantity } : item;
    }),
    out: items.filter((item) => buyable(item, of(item)) === 0).map(({ variant }) => variant),
  };
}
