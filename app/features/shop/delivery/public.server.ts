export { judgeAddress } from "./server/address.server.ts";
export { bookSlot, releaseSlots } from "./server/bookings.server.ts";
export { deliveryOptionsFor } from "./server/options.server.ts";
export { insertDeliveries, type NewDelivery, type NewMethod } from "./server/rows.server.ts";
