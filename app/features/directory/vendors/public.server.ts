export { insertVendor } from "./admin/server/service.server.ts";
export { findVendors, listVendors } from "./server/list.server.ts";
