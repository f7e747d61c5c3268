export { cleanMessageFilesJob, tellAwayJob } from "./messages.jobs.server.ts";
