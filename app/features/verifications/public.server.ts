export { endVerificationsJob } from "./verifications.jobs.server.ts";
