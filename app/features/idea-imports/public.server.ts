export { BULK_BODY_BYTES, bulkDesignUpload, refuseSender } from "./idea-imports.function.server.ts";
export { cleanUploadsJob, uploadJob } from "./idea-imports.jobs.server.ts";
export { uploadPartRoutes } from "./idea-imports.parts.server.ts";
