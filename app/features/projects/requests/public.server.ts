export { bidderFaces } from "./server/bidder-faces.server.ts";
export { type AskedLine, beginBid, endOfBid, linesOfBid, submitBid } from "./server/bidding.server.ts";
export { fittingJobs, listOfProject } from "./server/list.server.ts";
export { requireOpenedBid } from "./server/opened-bid.server.ts";
export { pipelineOf } from "./server/pipeline.server.ts";
export { askSample, findSample, takeSampleBid } from "./server/sample.server.ts";
export { fitsFor } from "./server/save.server.ts";
export { vendorsAtWork } from "./server/vendor-work.server.ts";
export { requireRequest, requireVisitable } from "./server/visits.server.ts";
