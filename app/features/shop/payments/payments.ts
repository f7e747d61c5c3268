// The vocabulary of payments, shared by contracts, services and screens. Free of zod, so that public pages load little.

export const PAYMENT_METHODS = ["card", "cash_on_delivery", "bank_transfer"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_STATUSES = ["pending", "paid", "expired"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What one can do on the page of the sandbox. */
export const SANDBOX_ACTIONS = ["approve", "decline", "abandon", "delay"] as const;
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number];

/** So long the pieces wait for the money. */
export const CARD_MINUTES = 15;
export const TRANSFER_HOURS = 24;
/** Cash at the door, in halalas: what a driver may carry. */
export const MOST_CASH = 200_000;
