// The vocabulary of checkout and orders, shared by contracts, services and screens. Free of zod, so that public pages load little.

export const ORDER_STATUSES = ["placed", "paid", "accepted", "preparing", "shipped", "delivered", "completed", "cancelled", "returned"] as const;

export const MOST_LINES = 50;
export const MOST_PIECES = 99;

/** Why a checkout cannot be placed as it is. With a piece, a seller, or both. */
export const CHECKOUT_PROBLEMS = ["gone", "soldOut", "tooFew", "currency", "noDelivery", "chooseDelivery", "slotTaken", "coupon", "method"] as const;

export type OrderSide = "buyer" | "seller" | "staff" | "system";
