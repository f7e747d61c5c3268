export { findSampleQuotation, removeSampleQuotation } from "./server/sample.server.ts";
export { countSentThisMonth } from "./server/sent-quotes.server.ts";
