export { cleanImportsJob, importJob } from "./vendor-imports.jobs.server.ts";
