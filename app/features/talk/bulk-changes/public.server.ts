export { type BulkKind, type BulkRow, type BulkSelection, bulkKinds } from "./server/kinds.server.ts";
export { startBulkChange } from "./server/service.server.ts";
