export { cleanIdeasJob } from "./idea-uploads.jobs.server.ts";
