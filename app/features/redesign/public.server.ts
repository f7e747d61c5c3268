export { analyzeJob } from "./redesigns.analysis.server.ts";
export { redesignPictureRoutes } from "./redesigns.download.server.ts";
export { DESIGN_BODY_BYTES, generateDesign } from "./redesigns.function.server.ts";
export { embeddedJob, providerJob, sweepPicturesJob } from "./redesigns.jobs.server.ts";
