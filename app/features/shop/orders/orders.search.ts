import { listAddress } from "#app/platform/list/list-address.ts";
import { ORDER_STATUSES } from "./orders.ts";

/** Of all three lists of orders. */
export const orderAddress = listAddress({ search: "words", status: ORDER_STATUSES, only: ["dispute", "return", "transfer"], open: "opened" });
