import { useEffect } from "react";
import { api } from "#app/api/client.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { type CartItem, changedLines, merge } from "../cart.rules.ts";
import { readItems, readOwner, readUnsent, subscribeToCart, takeOver } from "./cart-storage.ts";

const isSame = (a: CartItem, b: CartItem) => a.variant === b.variant && a.quantity === b.quantity && a.price === b.price;

/** The first time on this device: what was put into the cart before the sign-in joins the account's. */
async function join(userId: string): Promise<void> {
  // Someone else's leftovers do not.
  const own = readOwner() === "" ? readItems() : [];
  const items = await api.cart.merge({ items: own });
  // Added meanwhile.
  const now = readOwner() === "" ? merge(items, readItems()) : items;
  takeOver(userId, items, changedLines(items, now));
}

async function exchange(userId: string): Promise<void> {
  const sent = readUnsent();
  const items = sent.length > 0 ? await api.cart.update({ items: sent }) : await api.cart.get();
  if (readOwner() !== userId) return;
  takeOver(
    userId,
    items,
    readUnsent().filter((change) => !sent.some((each) => isSame(each, change))),
  );
}

let queue: Promise<unknown> = Promise.resolve();

/** One exchange at a time. Offline it fails, and what is unsent waits. */
function sync(userId: string): Promise<unknown> {
  queue = queue.then(() => (readOwner() === userId ? exchange(userId) : join(userId))).catch(() => undefined);
  return queue;
}

/** The cart of who is signed in is the same on all devices. */
export function useCartSync(userId: string): void {
  useLiveEvents("cart", () => void sync(userId));
  useEffect(() => {
    const start = () => void sync(userId);
    const sendOwn = () => readOwner() === userId && readUnsent().length > 0 && start();
    start();
    addEventListener("online", start);
    const end = subscribeToCart(sendOwn);
    return () => {
      removeEventListener("online", start);
      end();
    };
  }, [userId]);
}
