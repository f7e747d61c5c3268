export { publicCards } from "./vendors.cards.server.ts";
export { vendorPages } from "./vendors.cached-pages.ts";
export { compactDirectory, rebuildDirectoryWords } from "./vendors.jobs.server.ts";
