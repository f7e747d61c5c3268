export { exportJob } from "./personal-data.exports.server.ts";
export { cleanPersonalDataJob } from "./personal-data.jobs.server.ts";
