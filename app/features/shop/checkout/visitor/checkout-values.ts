import { CONTACT_RULES, type Contact } from "#app/features/shop/orders/public.ts";
import type { PaymentMethod } from "#app/features/shop/payments/public.ts";
import { judge } from "#app/platform/rules/judge.ts";
import { type Address, addressRules, NO_ADDRESS } from "#app/platform/rules/national-address.ts";
import type { Problems } from "#app/platform/rules/problems.ts";

export type CheckoutValues = Contact & Address & { paymentMethod: PaymentMethod; termsAccepted: boolean; storesAddress: boolean };

export const EMPTY: CheckoutValues = {
  ...{ name: "", email: "", phone: "", ...NO_ADDRESS },
  ...{ paymentMethod: "card", termsAccepted: false, storesAddress: true },
};

const pick = <T extends object>(values: CheckoutValues, rules: { [Field in keyof T]: unknown }): T =>
  Object.fromEntries(Object.keys(rules).map((field) => [field, values[field as keyof CheckoutValues]])) as T;
export const contactOf = (values: CheckoutValues): Contact => pick<Contact>(values, CONTACT_RULES);
export const addressOf = (values: CheckoutValues): Address => pick<Address>(values, addressRules);

/** In the order of the page. */
export function checkValues(values: CheckoutValues): Problems {
  const { problems } = judge({ ...CONTACT_RULES, ...addressRules }, { ...contactOf(values), ...addressOf(values) });
  return values.termsAccepted ? problems : { ...problems, termsAccepted: "terms" };
}

/** 'address.postalCode' of the server is 'postalCode' here. */
export const placeOf = (place: string): string => place.replace(/^(contact|address)\./, "");
