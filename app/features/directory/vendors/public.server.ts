export { insertVendor } from "./admin/server/service.server.ts";
export { publicCards } from "./server/cards.server.ts";
export { compactDirectory, rebuildDirectoryWords } from "./server/jobs.server.ts";
export { findVendors, listVendors } from "./server/list.server.ts";
export { vendorAddresses } from "./server/sitemap.server.ts";
export { vendorPages } from "./vendors.cached-pages.ts";
