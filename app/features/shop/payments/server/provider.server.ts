/** A payment as a provider is asked for it. Amounts are minor units. */
export type CheckoutOrder = {
  paymentId: string;
  amount: number;
  currency: string;
  description: string;
  /** Where the buyer comes back to. A hint only: what the provider says when asked decides. */
  returnUrl: string;
  expiresAt: Date;
};

/** What a provider says of a checkout. declined: the last try failed, another may follow. ended: nobody can pay it any more. */
export type ProviderStatus = { state: "open" | "paid" | "declined" | "ended"; amount: number; currency: string };

/** A genuine message of a provider. `ref` is its checkout. */
export type WebhookEvent = { eventId: string; ref: string; kind: string };

export type ProviderRefund = {
  ref: string;
  /** Ours: asked for twice, it is carried out once. */
  refundId: string;
  amount: number;
  /** All refunds of this payment so far, with this one. */
  refundedAfter: number;
};

export interface PaymentProvider {
  createCheckout(order: CheckoutOrder): Promise<{ ref: string; payUrl: string }>;
  fetchStatus(ref: string): Promise<ProviderStatus>;
  refund(refund: ProviderRefund): Promise<void>;
  /** Null for whatever did not come from the provider, or is too old. */
  parseWebhook(headers: Headers, body: string): WebhookEvent | null;
}
