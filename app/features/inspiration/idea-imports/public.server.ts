export { BULK_BODY_BYTES, bulkDesignUpload, refuseSender } from "./server/function.server.ts";
export { uploadPartRoutes } from "./server/parts.server.ts";
