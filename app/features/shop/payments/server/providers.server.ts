import { env } from "#app/platform/env/env.server.ts";
import { PAYMENT_METHODS, type PaymentMethod } from "../payments.ts";
import { moyasarProvider } from "./moyasar.server.ts";
import type { PaymentProvider } from "./provider.server.ts";
import { sandboxProvider } from "./sandbox.server.ts";

/** Providers that answer for themselves. Cash and transfers are confirmed by people. */
export const ONLINE_PROVIDERS = ["sandbox", "moyasar"] as const;
export type OnlineProvider = (typeof ONLINE_PROVIDERS)[number];

export const isOnline = (provider: string): provider is OnlineProvider => ONLINE_PROVIDERS.some((known) => known === provider);

/** Null for one that is not in use here. */
export function providerOf(name: OnlineProvider): PaymentProvider | null {
  if (name === "moyasar") return env.moyasar ? moyasarProvider(env.moyasar) : null;
  return env.hasPaymentSandbox ? sandboxProvider : null;
}

export function providerFor(method: PaymentMethod): OnlineProvider | "cash" | "bank" | null {
  if (method === "cash_on_delivery") return "cash";
  if (method === "bank_transfer") return env.bankAccount ? "bank" : null;
  if (env.moyasar) return "moyasar";
  return env.hasPaymentSandbox ? "sandbox" : null;
}

export const offeredMethods = (): PaymentMethod[] => PAYMENT_METHODS.filter((method) => providerFor(method) !== null);
