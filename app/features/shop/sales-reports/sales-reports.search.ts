import { listAddress } from "#app/platform/list/list-address.ts";

/** `vendor`: one of several that the person works for. */
export const customerAddress = listAddress({ search: "words", vendor: "id" });
/** Days of Riyadh, both included. */
export const salesAddress = listAddress({ vendor: "id", from: "day", to: "day" });
