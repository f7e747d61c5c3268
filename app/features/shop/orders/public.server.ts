export { commissionOf, priceCheckout, type SellerPrice } from "./checkout.rules.ts";
export { vatOfRefund } from "./refund.rules.ts";
export { variantNames } from "./server/quote.server.ts";
export { readSellers } from "./server/sellers.server.ts";
