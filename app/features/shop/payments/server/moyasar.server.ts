import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { env } from "#app/platform/env/env.server.ts";
import type { PaymentProvider, ProviderStatus } from "./provider.server.ts";

/** The fields of https://docs.moyasar.com/api that matter here. */
const Payment = z.object({ id: z.string(), status: z.string(), amount: z.number().int(), currency: z.string(), refunded: z.number().int().default(0) });
const Invoice = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  url: z.string(),
  payments: z.array(Payment).nullish(),
});
const Webhook = z.object({
  id: z.string().min(1).max(100),
  type: z.string().max(100),
  secret_token: z.string(),
  data: z.object({ invoice_id: z.string().nullish() }),
});

const TIMEOUT_MS = 10_000;

export type MoyasarSettings = NonNullable<typeof env.moyasar>;

const digest = (text: string) => createHash("sha256").update(text).digest();
const isSame = (given: string, right: string) => timingSafeEqual(digest(given), digest(right));

/** A card that was captured, or captured and later given back in part. */
const CAPTURED = new Set(["paid", "captured", "refunded"]);

function stateOf({ status, payments }: z.infer<typeof Invoice>): ProviderStatus["state"] {
  if (CAPTURED.has(status)) return "paid";
  if (status === "canceled" || status === "expired" || status === "voided") return "ended";
  return payments?.some((payment) => payment.status === "failed") ? "declined" : "open";
}

/** Hosted invoices of Moyasar: mada, cards, Apple Pay and STC Pay on its own page, so that no card data reaches us. */
export function moyasarProvider({ secretKey, webhookToken, url }: MoyasarSettings): PaymentProvider {
  async function call(method: "GET" | "POST", path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Basic ${Buffer.from(`${secretKey}:`).toString("base64")}`, "content-type": "application/json" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`Moyasar answered ${response.status} to ${method} ${path}`);
    return response.json();
  }
  const invoiceOf = async (ref: string) => Invoice.parse(await call("GET", `/invoices/${encodeURIComponent(ref)}`));

  return {
    async createCheckout({ paymentId, amount, currency, description, returnUrl, expiresAt }) {
      const { id, url: payUrl } = Invoice.parse(
        await call("POST", "/invoices", {
          ...{ amount, currency, description, metadata: { payment_id: paymentId }, expired_at: expiresAt.toISOString() },
          ...{ success_url: returnUrl, back_url: returnUrl, callback_url: `${env.siteUrl}/webhooks/payments/moyasar` },
        }),
      );
      return { ref: id, payUrl };
    },
    async fetchStatus(ref) {
      const invoice = await invoiceOf(ref);
      const paid = invoice.payments?.find(({ status }) => CAPTURED.has(status));
      const { amount, currency } = paid ?? invoice;
      return { state: stateOf(invoice), amount, currency };
    },
    async refund({ ref, amount, refundedAfter }) {
      const paid = (await invoiceOf(ref)).payments?.find(({ status }) => CAPTURED.has(status));
      if (!paid) throw new Error(`Invoice ${ref} was not paid`);
      // an answer that was lost: it has been carried out already
      if (paid.refunded >= refundedAfter) return;
      await call("POST", `/payments/${encodeURIComponent(paid.id)}/refund`, { amount });
    },
    parseWebhook(_headers, body) {
      const parsed = Webhook.safeParse(parseJson(body));
      if (!parsed.success || !isSame(parsed.data.secret_token, webhookToken)) return null;
      const { id, type, data } = parsed.data;
      return data.invoice_id ? { eventId: id, ref: data.invoice_id, kind: type } : null;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
