export { findOffer, type Offer, writeBooking } from "./server/booking.server.ts";
export { namedPackages } from "./server/named.server.ts";
export { presentPackage } from "./server/present.server.ts";
