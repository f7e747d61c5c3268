export { analyzeJob } from "./server/redesigns.analysis.server.ts";
export { redesignPictureRoutes } from "./server/redesigns.download.server.ts";
export { DESIGN_BODY_BYTES, generateDesign } from "./server/redesigns.function.server.ts";
export { embeddedJob, providerJob, sweepPicturesJob } from "./server/redesigns.jobs.server.ts";
