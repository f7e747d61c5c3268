export { compactDirectory, rebuildDirectoryWords } from "./vendors.jobs.server.ts";
export { vendorPages } from "./vendors.cached-pages.ts";
