export { cleanImportsJob, importJob } from "./server/jobs.server.ts";
