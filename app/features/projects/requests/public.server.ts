export { type AskedLine, beginBid, linesOfBid, submitBid } from "./server/bidding.server.ts";
export { requireOpenedBid } from "./server/opened-bid.server.ts";
