export { insertVendor } from "./vendors.admin.service.server.ts";
export { vendorPages } from "./vendors.cached-pages.ts";
export { publicCards } from "./vendors.cards.server.ts";
export { compactDirectory, rebuildDirectoryWords } from "./vendors.jobs.server.ts";
export { findVendors, listVendors } from "./vendors.list.server.ts";
export { vendorAddresses } from "./vendors.sitemap.server.ts";
