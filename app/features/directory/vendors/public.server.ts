export { insertVendor } from "./admin/server/service.server.ts";
export { insertVendors, linkCategories, updateVendors } from "./server/bulk.server.ts";
export { highlights } from "./server/highlights.server.ts";
export { findVendors, listVendors } from "./server/list.server.ts";
export { requireVendorTeam, setOwner, vendorsWhere } from "./server/team.server.ts";
export { vendorWords } from "./server/words.server.ts";
