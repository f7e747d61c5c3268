// The vocabulary of checkout and orders, shared by contracts, services and screens. Free of zod, so that public pages load little.

export const ORDER_STATUSES = ["placed", "paid", "accepted", "preparing", "shipped", "delivered", "completed", "cancelled", "returned"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What of the money has moved: never read from the status alone. */
export const MONEY_STATES = ["unpaid", "paid", "partly_refunded", "refunded"] as const;
export type MoneyState = (typeof MONEY_STATES)[number];

export type OrderSide = "buyer" | "seller" | "staff" | "system";

export const MOST_LINES = 50;
export const MOST_PIECES = 99;

/** Why a checkout cannot be placed as it is. With a piece, a seller, or both. */
export const CHECKOUT_PROBLEMS = ["gone", "soldOut", "tooFew", "currency", "noDelivery", "chooseDelivery", "slotTaken", "coupon", "method"] as const;

/** Days after delivery in which a buyer may return a piece that was not made to order (E-Commerce Law, article 13). */
export const RETURN_DAYS = 7;
/** So many days after the promised one, the buyer may cancel and gets everything back (article 14). */
export const LATE_DAYS = 15;

export const ORDERS_PER_PAGE = 20;

/** Where a paper of an order is. @param token of a guest */
export const paperPath = (id: string, paper: "receipt" | "packing-slip", token: string | null = null): string =>
  `/orders/${id}/${paper}.pdf${token ? `?token=${encodeURIComponent(token)}` : ""}`;

type SentLine = { id: string; name: string; quantity: number; shipped: number; refunded: number };

/** What is in no parcel yet, without what was given back. */
export const leftToSend = (lines: readonly SentLine[]): { id: string; name: string; n: number }[] =>
  lines.map(({ id, name, quantity, shipped, refunded }) => ({ id, name, n: quantity - shipped - refunded })).filter(({ n }) => n > 0);
