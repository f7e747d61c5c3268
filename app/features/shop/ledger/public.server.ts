export { ACCOUNTS, chargeOf, payoutOf, planFeeOf, refundOf, releaseOf, type Sale, unmatchedOf } from "./ledger.rules.ts";
export { commissionRates } from "./server/commission.server.ts";
export { book } from "./server/entries.server.ts";
