export { exportJob } from "./server/exports.server.ts";
export { cleanPersonalDataJob } from "./server/jobs.server.ts";
