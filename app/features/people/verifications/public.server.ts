export { endVerificationsJob } from "./server/jobs.server.ts";
