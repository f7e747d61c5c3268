import { useMemo, useSyncExternalStore } from "react";
import { type CartItem, changedLines, overlay, parseItems } from "../cart.rules.ts";

/** The header's count follows this key: app/frame/startup-script.ts. */
const ITEMS = "cart";
/** Whose account the items belong to. */
const OWNER = "cart.owner";
/** Changes that the account does not have yet. */
const UNSENT = "cart.unsent";
/** Variants of which the buyer knows that they cannot be had. */
const OUT = "cart.out";
const CHANGED = "cart";

/** For browsers that store nothing: the cart lasts as long as the page. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}

export const readItems = (): CartItem[] => parseItems(read(ITEMS));
export const readOwner = (): string => read(OWNER) ?? "";
export const readUnsent = (): CartItem[] => {
  try {
    return JSON.parse(read(UNSENT) ?? "[]") as CartItem[];
  } catch {
    return [];
  }
};

function writeItems(items: readonly CartItem[]): void {
  write(ITEMS, JSON.stringify(items));
  dispatchEvent(new Event(CHANGED));
}

/** Changes the cart; for an account's the change waits to be sent. */
export function changeItems(next: (items: CartItem[]) => CartItem[]): { before: CartItem[]; after: CartItem[] } {
  const before = readItems();
  const after = next(before);
  const changes = changedLines(before, after);
  if (readOwner() && changes.length > 0) {
    const others = readUnsent().filter(({ variant }) => !changes.some((change) => change.variant === variant));
    write(UNSENT, JSON.stringify([...others, ...changes]));
  }
  writeItems(after);
  return { before, after };
}

/** What the account has, under changes that it does not have yet. */
export function takeOver(owner: string, items: readonly CartItem[], unsent: readonly CartItem[]): void {
  write(OWNER, owner);
  write(UNSENT, JSON.stringify(unsent));
  writeItems(overlay(items, unsent));
}

/** On this device nothing stays of the account's cart. */
export function forgetAccount(): void {
  for (const key of [OWNER, UNSENT, OUT]) write(key, "");
  writeItems([]);
}

export function subscribeToCart(listener: () => void): () => void {
  addEventListener("storage", listener);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener("storage", listener);
    removeEventListener(CHANGED, listener);
  };
}

const useStored = (key: string): string | null | undefined =>
  useSyncExternalStore(
    subscribeToCart,
    () => read(key),
    () => undefined,
  );

/** The cart of this browser, as any tab changes it; undefined until the page is alive. */
export function useCartItems(): CartItem[] | undefined {
  const stored = useStored(ITEMS);
  return useMemo(() => (stored === undefined ? undefined : parseItems(stored)), [stored]);
}

/** Variants of which the buyer knows that they cannot be had. */
export function useKnownOut(): readonly string[] {
  const stored = useStored(OUT);
  return useMemo(() => (stored ? stored.split(" ") : []), [stored]);
}

export function setKnownOut(variants: readonly string[]): void {
  write(OUT, variants.join(" "));
  dispatchEvent(new Event(CHANGED));
}
