import type { CartItem } from "../cart.rules.ts";

/** Adds a piece to the cart; the code for it is loaded with the first one. A new release may have taken it away: then the page is loaded anew. */
export const addToCart = (item: CartItem): void =>
  void import("./add-to-cart.tsx").then(
    (loaded) => loaded.addToCart(item),
    () => location.reload(),
  );

/** For a click anywhere: cards are written by the server, and their buttons have no life of their own. */
export function addFromCard({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-add]") : null;
  if (button) addToCart(JSON.parse(button.dataset["add"] ?? ""));
}
