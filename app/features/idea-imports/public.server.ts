export { cleanUploadsJob, uploadJob } from "./idea-imports.jobs.server.ts";
export { uploadPartRoutes } from "./idea-imports.parts.server.ts";
