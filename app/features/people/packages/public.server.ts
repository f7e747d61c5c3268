export { findOffer, type Offer, tellOfBooking } from "./server/booking.server.ts";
export { presentPackage } from "./server/present.server.ts";
