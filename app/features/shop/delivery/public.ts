export { type Address, addressRules } from "./address.rules.ts";
export { DELIVERY_KINDS, type DeliveryKind, type DeliveryOption, SLOTS, type Slot } from "./delivery.ts";
