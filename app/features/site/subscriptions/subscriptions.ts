// The vocabulary of subscriptions, shared by contracts, services and screens. Free of zod, so that public pages load little.

export const SUBSCRIPTION_STATUSES = ["pending", "active", "past_due", "ended"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const INVOICE_STATUSES = ["open", "paid", "void"] as const;

/** So many days before the paid time is over its renewal is asked for. */
export const RENEWAL_DAYS = 7;

export const PLAN_PATH = "/dashboard/settings/plan";
export const receiptPath = (invoiceId: string): string => `${PLAN_PATH}/receipts/${invoiceId}`;
