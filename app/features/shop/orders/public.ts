export { CONTACT_RULES, type Contact } from "./contact.rules.ts";
export type { CheckoutQuote, ChosenDelivery } from "./orders.contract.ts";
