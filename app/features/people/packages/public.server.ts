export { findOffer, type Offer, writeBooking } from "./server/booking.server.ts";
export { presentPackage } from "./server/present.server.ts";
