export { cleanMessageFilesJob } from "./messages.jobs.server.ts";
