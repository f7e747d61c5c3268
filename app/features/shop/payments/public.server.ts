export { createPayment, payUrlOf } from "./server/checkout.server.ts";
export { offeredMethods } from "./server/providers.server.ts";
export { attachReceipt, refuseReceipt } from "./server/receipts.server.ts";
export { refundPayment, returnUnmatched } from "./server/refunds.server.ts";
export { captureCash, refreshPayment, settleByHand } from "./server/settle.server.ts";
export { paymentFollowers } from "./server/status.server.ts";
export { paymentWebhookRoutes } from "./server/webhook-routes.server.ts";
