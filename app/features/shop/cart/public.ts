export { MOST_OF_A_LINE } from "./cart.limits.ts";
export type { CartItem } from "./cart.rules.ts";
export { addFromCard, addToCart } from "./visitor/add-from-card.ts";
export { changeItems, forgetAccount, useCartItems } from "./visitor/cart-storage.ts";
export { DeliveryPlace } from "./visitor/components/delivery-place.tsx";
export { useCartSync } from "./visitor/use-cart-sync.ts";
