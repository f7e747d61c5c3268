export { cleanIdeasJob } from "./server/jobs.server.ts";
